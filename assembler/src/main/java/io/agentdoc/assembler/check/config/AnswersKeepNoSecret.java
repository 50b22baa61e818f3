package io.agentdoc.assembler.check.config;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.check.rule.Shapes;
import io.agentdoc.assembler.check.rule.Walk;
import io.agentdoc.document.json.Node;

/** No answer is the value of a credential (5.8). */
final class AnswersKeepNoSecret implements Rule<Node> {
    @Override
    public void check(Node config, Found into) {
        config.member("answers")
                .ifPresent(answers -> new Shapes("5.8-6", "a run config", into).credentials(Walk.values(answers)));
    }
}
