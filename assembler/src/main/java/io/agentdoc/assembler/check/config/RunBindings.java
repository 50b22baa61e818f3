package io.agentdoc.assembler.check.config;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.check.rule.Shapes;
import io.agentdoc.assembler.check.rule.Walk;
import io.agentdoc.document.json.Node;

/** A record of a run names no credential's value (5.8, 8.7). */
final class RunBindings implements Rule<Node> {
    @Override
    public void check(Node run, Found into) {
        new Shapes("5.8-6", "a run config", into).credentials(Walk.values(run));
    }
}
