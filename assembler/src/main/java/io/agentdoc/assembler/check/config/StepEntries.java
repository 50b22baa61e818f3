package io.agentdoc.assembler.check.config;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.List;

/** An entry says whose step it is, the version that it was made with, and values (5.8). */
final class StepEntries implements Rule<Node> {
    private static final String RULE = "5.8-2";

    @Override
    public void check(Node config, Found into) {
        for (Node.Entry step : config.member("steps").map(Node::members).orElse(List.of())) {
            if (!step.node().isObject()) {
                into.error(RULE, step.node(), "a step's entry is an object; write one");
                continue;
            }
            new ObjectForm(RULE, step.node(), into)
                    .needs("agent", Form.TEXT)
                    .needs("version", Form.TEXT)
                    .may("package_digest", Form.DIGEST_TEXT)
                    .may("model", Form.TEXT)
                    .may("settings", Form.OBJECT)
                    .may("newer_patch", Form.FLAG);
        }
        new ObjectForm(RULE, config, into).may("platform", Form.OBJECT).may("answers", Form.OBJECT);
    }
}
