package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Node;
import java.util.Map;
import java.util.Optional;

/**
 * What a case on a refusal has to show beside its verdict: who decided (6.11).
 *
 * <p>A refusal that a rule owes and a model made has failed, whatever the verdict says; and whether an instruction lies
 * within a focus is never a rule's to decide, so a case that expects it tests something else.
 */
final class RefusalCase {
    private static final String RULE = "6.11-30";
    private static final Map<String, String> OWED =
            Map.of("workspace", "rule", "authority", "rule", "spend_limit", "rule", "focus", "model");

    private RefusalCase() {}

    /** Whether a pass in this case shows nothing. */
    static boolean isFlawed(Quote from) {
        Optional<Node> decided = from.member("decided_by");
        Optional<String> expected = decided.flatMap(at -> at.text("expected"));
        Optional<String> observed = decided.flatMap(at -> at.text("observed"));
        Optional<String> owed = reason(from).map(OWED::get);
        if (differ(expected, observed)) {
            from.notes().warn(RULE, from.node(), "decided by another than expected, so a pass of it shows nothing");
            return true;
        }
        if (differ(owed, expected) || differ(owed, observed)) {
            from.notes()
                    .warn(RULE, from.node(), "a refusal for this reason is decided by " + owed.orElse("") + " alone");
            return true;
        }
        return false;
    }

    private static Optional<String> reason(Quote from) {
        Optional<Node> reason = from.member("reason");
        return reason.flatMap(at -> at.text().or(() -> at.text("expected"))).filter(OWED::containsKey);
    }

    private static boolean differ(Optional<String> one, Optional<String> other) {
        return one.isPresent() && other.isPresent() && !one.equals(other);
    }
}
