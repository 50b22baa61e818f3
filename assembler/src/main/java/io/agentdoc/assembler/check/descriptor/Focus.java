package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;
import io.agentdoc.document.json.Node;

/** A focus is one of five words (6.11). */
final class Focus implements Rule<Declared> {
    @Override
    public void check(Declared declared, Found into) {
        for (Node offering : declared.offerings()) {
            offering.member("focus")
                    .filter(focus ->
                            focus.text().filter(Vocabulary.FOCUS::contains).isEmpty())
                    .ifPresent(focus -> into.error(
                            "6.11-10", focus, "bad_focus: it is one of " + String.join(", ", Vocabulary.FOCUS)));
        }
    }
}
