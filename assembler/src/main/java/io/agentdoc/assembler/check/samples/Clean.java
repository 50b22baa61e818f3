package io.agentdoc.assembler.check.samples;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.HiddenText;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.check.rule.Shapes;
import io.agentdoc.assembler.check.rule.Walk;
import io.agentdoc.document.json.Node;

/** No credential stands in it, and nothing that nobody sees. */
final class Clean implements Rule<Node> {
    @Override
    public void check(Node document, Found into) {
        new Shapes("6.4-2", "a document of samples", into).credentials(Walk.values(document));
        HiddenText.below("12.6-15", document, into);
    }
}
