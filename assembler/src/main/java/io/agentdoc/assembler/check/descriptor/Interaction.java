package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;

/** Interaction says whether a person attends the agent now, in one of two words, and nothing else (6.2). */
final class Interaction implements Rule<Declared> {
    @Override
    public void check(Declared declared, Found into) {
        new ObjectForm("6.2-18", declared.root(), into).may("interaction", Form.oneOf(Vocabulary.INTERACTION));
    }
}
