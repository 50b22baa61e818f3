package io.agentdoc.assembler.check.config;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.check.rule.Shapes;
import io.agentdoc.assembler.check.rule.Walk;
import io.agentdoc.document.json.Node;
import java.util.List;

/** A choice made for a job is no credential, no key, no address and no account (5.8). */
final class Bindings implements Rule<Node> {
    @Override
    public void check(Node config, Found into) {
        Shapes shapes = new Shapes("5.8-6", "a run config", into);
        // A handle is a name that may look like an e-mail address, and an agent is named by its handle.
        List<Node> values = Walk.values(config, value -> !isHandle(value) && !isAnswers(value));
        shapes.all(values);
    }

    private static boolean isHandle(Node value) {
        List<String> tokens = value.at().tokens();
        boolean agent = tokens.size() == 3
                && tokens.getFirst().equals("steps")
                && tokens.getLast().equals("agent");
        return agent || tokens.equals(List.of("scope", "id"));
    }

    /** What a person answers is the job's matter and may well name a place; its secrets are told all the same. */
    private static boolean isAnswers(Node value) {
        return value.at().tokens().equals(List.of("answers"));
    }
}
