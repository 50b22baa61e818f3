package io.agentdoc.assembler.check.config;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.LinkedHashSet;
import java.util.List;

/** A run config is for one agent, and then has one step and no process, or for a process, whose digest it names (5.8). */
final class Scope implements Rule<Node> {
    private static final String RULE = "5.8-2";
    private static final Form KIND = Form.oneOf(new LinkedHashSet<>(List.of("agent", "solution")));

    @Override
    public void check(Node config, Found into) {
        new ObjectForm(RULE, config, into).needs("scope", Form.OBJECT).needs("steps", Form.OBJECT);
        config.member("scope").filter(Node::isObject).ifPresent(scope -> {
            new ObjectForm(RULE, scope, into).needs("kind", KIND).needs("id", Form.TEXT);
            if (scope.text("kind").filter("agent"::equals).isPresent()) {
                agent(config, into);
            } else if (scope.text("kind").filter("solution"::equals).isPresent()) {
                new ObjectForm(RULE, config, into).needs("process_digest", Form.DIGEST_TEXT);
            }
        });
    }

    private static void agent(Node config, Found into) {
        new ObjectForm(RULE, config, into)
                .never("process_digest", "a run config of one agent is made for no process; take it out");
        config.member("steps")
                .filter(Node::isObject)
                .filter(steps -> steps.members().size() != 1)
                .ifPresent(steps -> into.error(
                        RULE,
                        steps,
                        "a run config of one agent has one entry, under the offering's id, and this has "
                                + steps.members().size()));
    }
}
