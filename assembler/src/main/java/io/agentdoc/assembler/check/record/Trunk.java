package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;

/** Every record says the role of its producer, the act, when, and who, by the key that signs it (8.1). */
final class Trunk implements Rule<Attested> {
    private static final String RULE = "8.1-8";

    @Override
    public void check(Attested record, Found into) {
        if (!record.root().isObject()) {
            into.error(RULE, record.root(), "a record is a JSON object, and this is not");
            return;
        }
        new ObjectForm(RULE, record.root(), into)
                .needs("role", Form.TEXT)
                .needs("act", Form.TEXT)
                .needs("produced_at", Form.INSTANT)
                .needs("by", Form.KEY);
        if (record.kind().isEmpty()) {
            into.cannotCheck("nothing says whether it records a build, a deployment or an evaluation");
        }
    }
}
