package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;

/** A bound Descriptor says whom its agent acts for; a draft does not, because its owner decides it (6.2, 12.6 rule 4). */
final class ActsFor implements Rule<Declared> {
    private static final String RULE = "6.2-6";

    @Override
    public void check(Declared declared, Found into) {
        ObjectForm form = new ObjectForm(RULE, declared.root(), into);
        if (declared.isBound()) {
            form.needs("acts_for", Form.oneOf(Vocabulary.ACTS_FOR));
        } else {
            form.never("acts_for", "whom the agent acts for is decided at install; take it out of the draft");
        }
    }
}
