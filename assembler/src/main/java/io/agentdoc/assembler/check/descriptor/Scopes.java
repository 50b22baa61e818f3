package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;
import io.agentdoc.document.json.Node;
import java.util.Set;

/** The scope of an offering is one of three words (6.11). */
final class Scopes implements Rule<Declared> {
    static final Set<String> ALL = Set.of(Vocabulary.TASK_SPECIFIC, Vocabulary.OPEN_WITH_FOCUS, Vocabulary.OPEN_ENDED);

    @Override
    public void check(Declared declared, Found into) {
        for (Node offering : declared.offerings()) {
            offering.member("scope")
                    .filter(scope -> scope.text().filter(ALL::contains).isEmpty())
                    .ifPresent(scope -> into.error(
                            "6.11-1",
                            scope,
                            "bad_scope: it is task-specific, open-with-focus or open-ended, and what is none of them is"
                                    + " read as open-ended"));
        }
    }
}
