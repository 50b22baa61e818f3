package io.agentdoc.assembler.check.config;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.List;

/** The model of a step stands beside its settings and never inside them as well (5.8). */
final class OneModel implements Rule<Node> {
    @Override
    public void check(Node config, Found into) {
        for (Node.Entry step : config.member("steps").map(Node::members).orElse(List.of())) {
            boolean beside = step.node().member("model").isPresent();
            step.node()
                    .member("settings")
                    .flatMap(settings -> settings.member("model"))
                    .filter(inside -> beside)
                    .ifPresent(inside -> into.error(
                            "5.8-3", inside, "the model stands beside the settings already; take it out of them"));
        }
    }
}
