package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Node;

/** A rule whose values are words lists those that are allowed, for that list is what a closer layer narrows (6.2). */
final class WordRules implements Rule<Declared> {
    private static final String RULE = "6.2-29";

    @Override
    public void check(Declared declared, Found into) {
        for (Node setting : declared.settings()) {
            boolean words = setting.text("kind").filter("rule"::equals).isPresent()
                    && setting.member("default")
                            .filter(value -> value.text().isPresent() || value.isArray())
                            .isPresent();
            if (words && setting.member("allowed").filter(Node::isArray).isEmpty()) {
                into.missing(
                        RULE,
                        Level.ERROR,
                        setting,
                        "allowed",
                        "a rule whose values are words lists the allowed ones; list them");
            }
        }
    }
}
