package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;

/** An offering with a focus carries a role too, for a role is a contract whose refusals a reader can check (6.11). */
final class FocusRole implements Rule<Declared> {
    @Override
    public void check(Declared declared, Found into) {
        declared.offerings().stream()
                .filter(offering -> Declared.isScope(offering, Vocabulary.OPEN_WITH_FOCUS))
                .forEach(offering -> new ObjectForm("6.11-12", offering, into).ought("role", Form.TEXT));
    }
}
