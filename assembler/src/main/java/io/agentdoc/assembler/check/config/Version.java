package io.agentdoc.assembler.check.config;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;

/** A run config says which version of the format it has, and a name (5.8). */
final class Version implements Rule<Node> {
    @Override
    public void check(Node config, Found into) {
        if (!config.isObject()) {
            into.error("5.8-1", config, "a run config is a JSON object, and this is not");
            return;
        }
        new ObjectForm("5.8-1", config, into)
                .needs("run_config", Form.exactly("v1"))
                .needs("name", Form.TEXT);
    }
}
