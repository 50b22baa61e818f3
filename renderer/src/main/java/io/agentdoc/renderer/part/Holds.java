package io.agentdoc.renderer.part;

import io.agentdoc.document.model.Interaction;
import io.agentdoc.document.model.Standing;
import io.agentdoc.templates.words.Hold;
import java.util.List;
import java.util.Optional;

/** What holds the agent to a limit, never above what visibility lets anybody say (9.5.1). */
final class Holds {
    private Holds() {}

    /** Of something that happens inside a job: its time, its cost, what it touches. */
    static Hold inside(Telling telling, Optional<String> decidedBy) {
        return of(
                decidedBy,
                switch (visibility(telling)) {
                    case "verifiable" -> isRecorded(telling) ? Hold.RULE_RECORDED : Hold.RULE_INSIDE;
                    case "observed" -> Hold.RULE_INSIDE;
                    default -> Hold.RULE_UNSEEN;
                });
    }

    /** Of something that happens at the door: who is let in, how often somebody may ask. */
    static Hold atTheDoor(Telling telling, Optional<String> decidedBy) {
        return of(
                decidedBy,
                switch (visibility(telling)) {
                    case "verifiable", "observed" -> Hold.RULE_AT_DOOR;
                    default -> Hold.RULE_UNSEEN;
                });
    }

    private static Hold of(Optional<String> decidedBy, Hold byRule) {
        return switch (decidedBy.orElse("")) {
            case "rule" -> byRule;
            case "model" -> Hold.MODEL;
            default -> Hold.UNSTATED;
        };
    }

    private static String visibility(Telling telling) {
        return telling.doc()
                .sections()
                .shape()
                .get(Interaction.VISIBILITY)
                .carried()
                .orElse("");
    }

    private static boolean isRecorded(Telling telling) {
        return !telling.doc()
                .sections()
                .standing()
                .get(Standing.DEPLOYMENTS)
                .carried()
                .orElse(List.of())
                .isEmpty();
    }
}
