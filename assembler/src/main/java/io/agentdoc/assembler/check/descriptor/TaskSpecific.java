package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;

/** Named work declares what it takes and what it gives (6.11). */
final class TaskSpecific implements Rule<Declared> {
    @Override
    public void check(Declared declared, Found into) {
        declared.offerings().stream()
                .filter(offering -> Declared.isScope(offering, Vocabulary.TASK_SPECIFIC))
                .forEach(offering -> new ObjectForm("6.11-4", offering, into)
                        .has("inputs", Form.LIST)
                        .has("outputs", Form.LIST));
    }
}
