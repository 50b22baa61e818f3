package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;

/** Three members stand in every Descriptor: its format, the agent's version and one sentence on what it does (6.2). */
final class Core implements Rule<Declared> {
    private static final String RULE = "6.2-1";
    private static final Form FORMAT = Form.exactly("agent-descriptor-v1");

    @Override
    public void check(Declared declared, Found into) {
        if (!declared.root().isObject()) {
            into.error(RULE, declared.root(), "a Descriptor is a JSON object, and this is " + type(declared));
            return;
        }
        // A draft may leave its version empty, and then the install gives it one (12.6 rule 6, decision 43).
        new ObjectForm(RULE, declared.root(), into)
                .needs("format", FORMAT)
                .needs("agent_version", declared.isBound() ? Form.TEXT : Form.ANY_TEXT)
                .needs("does", Form.TEXT);
    }

    private static String type(Declared declared) {
        return declared.root().value().typeName();
    }
}
