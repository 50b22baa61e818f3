package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;

/** An input has a name and a kind, and says in known forms how it is had (6.2). */
final class Inputs implements Rule<Declared> {
    private static final String RULE = "6.2-10";

    @Override
    public void check(Declared declared, Found into) {
        for (Node input : declared.inputs()) {
            new ObjectForm(RULE, input, into)
                    .needs("name", Form.TEXT)
                    .needs("kind", Form.TEXT)
                    .may("required", Form.FLAG)
                    .may("external", Form.FLAG)
                    .may("via", Form.TEXT_OR_TEXTS)
                    .may("one_of", Form.TEXT)
                    .may("max_bytes", Form.POSITIVE);
            boolean alone = input.member("one_of").isPresent()
                    && input.member("required").flatMap(Node::flag).orElse(false);
            if (alone) {
                into.error(
                        RULE,
                        input,
                        "it is one of a group and required on its own, which contradict each other; leave required out");
            }
        }
    }
}
