package io.agentdoc.assembler.gather;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;

/**
 * Asks again what was asked for an agent before, in the same turns, for as long as every answer is the one that was noted.
 *
 * <p>So nobody is asked anything that a gathering would not ask: what follows from an answer is asked only where that
 * answer came again.
 */
final class Recheck {
    private final Configured sources;
    private final Fetcher fetcher;
    private final Looks looks;

    Recheck(Configured sources, Fetcher fetcher, Looks looks) {
        this.sources = sources;
        this.fetcher = fetcher;
        this.looks = looks;
    }

    /**
     * Whether everything is answered as before.
     *
     * @param noted when the looks of files were noted, or earlier
     */
    boolean isAnsweredAlike(List<SourceRef> configured, List<Asked> before, Instant noted) {
        Map<Asked.Turn, List<Asked>> turns = new TreeMap<>();
        before.forEach(one ->
                turns.computeIfAbsent(one.turn(), turn -> new ArrayList<>()).add(one));
        for (List<Asked> turn : turns.values()) {
            if (!isTurnAlike(configured, turn, noted)) {
                return false;
            }
        }
        return true;
    }

    private boolean isTurnAlike(List<SourceRef> configured, List<Asked> turn, Instant noted) {
        List<CompletableFuture<Boolean>> alike = new ArrayList<>();
        for (Asked one : turn) {
            Optional<SourceRef> ref = one.configured().map(configured::get);
            if (!looks.areSame(one, ref, noted)) {
                alike.add(again(one, ref)
                        .thenApply(outcome -> Answers.digest(outcome).equals(one.answer())));
            }
        }
        return alike.stream().map(Inquiry::await).filter(same -> !same).toList().isEmpty();
    }

    private CompletableFuture<FetchOutcome> again(Asked one, Optional<SourceRef> ref) {
        return ref.map(sources::start)
                .orElseGet(() -> fetcher.fetch(
                        new Ask(one.address().kind(), one.address().url(), Optional.empty(), one.expected())));
    }
}
