package io.agentdoc.assembler.assemble;

import io.agentdoc.document.model.Column;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.document.value.SourceId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What was found of one thing, by whom and when (9.4, decision 24).
 *
 * <p>Each evaluator's latest verdict stands for it. One that stands at fail fails the thing, whatever others passed,
 * until the same evaluator passes it anew.
 */
final class Verdicts {
    private final List<Verdict> verdicts = new ArrayList<>();

    record Verdict(boolean pass, Instant at, PublicKey by, SourceId source) {}

    void add(Verdict verdict) {
        verdicts.add(verdict);
    }

    /** The column that they move the thing to; none where nothing counts. */
    Optional<Column> column() {
        Map<PublicKey, Verdict> latest = new HashMap<>();
        verdicts.stream().sorted(order()).forEach(verdict -> latest.put(verdict.by(), verdict));
        return last(latest.values(), false)
                .<Column>map(fail -> new Column.Failed(fail.at(), fail.source()))
                .or(() -> last(latest.values(), true).map(pass -> new Column.Confirmed(pass.at(), pass.source())));
    }

    private static Optional<Verdict> last(Collection<Verdict> latest, boolean pass) {
        return latest.stream().filter(verdict -> verdict.pass() == pass).max(order());
    }

    /** By time; of two at one moment a fail comes last, so that it is the one that stands. */
    private static Comparator<Verdict> order() {
        return Comparator.comparing(Verdict::at)
                .thenComparing(verdict -> !verdict.pass())
                .thenComparing(Verdict::source);
    }
}
