package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;

/** What may be sent along is a list of entries, each naming a published shape by its schema (6.4, decision 42). */
final class CanUse implements Rule<Declared> {
    private static final String RULE = "6.4-2";

    @Override
    public void check(Declared declared, Found into) {
        new ObjectForm(RULE, declared.root(), into).may("can_use", Form.OBJECTS);
        Declared.objects(declared.root(), "can_use")
                .forEach(entry -> new ObjectForm(RULE, entry, into).needs("schema", Form.TEXT));
    }
}
