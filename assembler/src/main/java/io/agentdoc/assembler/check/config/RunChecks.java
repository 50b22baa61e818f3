package io.agentdoc.assembler.check.config;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.List;

/** A version check names the step, what the run config names, what is installed, and whether the job went ahead (8.7). */
final class RunChecks implements Rule<Node> {
    @Override
    public void check(Node run, Found into) {
        for (Node check : run.member("checks").map(Node::elements).orElse(List.of())) {
            if (check.isObject()) {
                new ObjectForm("8.7-1", check, into).needs("step", Form.TEXT);
            }
        }
    }
}
