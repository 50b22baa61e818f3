package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;
import io.agentdoc.document.json.Node;

/** An output has a name, a kind and when it is due, and may be working out (6.2). */
final class Outputs implements Rule<Declared> {
    private static final String RULE = "6.2-14";
    private static final Form WHEN = Form.oneOf(Vocabulary.WHEN);

    @Override
    public void check(Declared declared, Found into) {
        for (Node output : declared.outputs()) {
            new ObjectForm(RULE, output, into)
                    .needs("name", Form.TEXT)
                    .needs("kind", Form.TEXT)
                    .needs("when", WHEN)
                    .may("working", Form.FLAG);
        }
    }
}
