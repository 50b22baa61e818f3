package io.agentdoc.assembler.check.samples;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;

/** The document says its format and lists its samples (7.7). */
final class SamplesForm implements Rule<Node> {
    private static final String RULE = "7.7-6";

    @Override
    public void check(Node document, Found into) {
        if (!document.isObject()) {
            into.error(RULE, document, "a document of samples is a JSON object, and this is not");
            return;
        }
        new ObjectForm(RULE, document, into)
                .needs("format", Form.exactly("agent-samples-v1"))
                .needs("samples", Form.OBJECTS);
    }
}
