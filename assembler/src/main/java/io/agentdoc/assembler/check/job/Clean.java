package io.agentdoc.assembler.check.job;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.HiddenText;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.check.rule.Shapes;
import io.agentdoc.assembler.check.rule.Walk;
import io.agentdoc.document.json.Node;
import java.util.List;

/** No credential stands in a manifest, and nothing that nobody sees. */
final class Clean implements Rule<Node> {
    @Override
    public void check(Node manifest, Found into) {
        new Shapes("5.8-6", "a job manifest", into).credentials(Walk.values(manifest, value -> !isSignature(value)));
        HiddenText.below("12.6-15", manifest, into);
    }

    private static boolean isSignature(Node value) {
        return value.at().tokens().equals(List.of("sig"));
    }
}
