package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.LastOutcome;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.document.model.Unavailable.Outcome;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Goes on with a run that was stopped: what an origin answered since that run began is not asked for again.
 *
 * <p>Whoever could not be reached is asked again, since the run may have been stopped for that very reason.
 */
public final class ResumedFetcher implements Fetcher {
    private final Fetcher fetcher;
    private final SourceCache cache;
    private final Instant began;
    private final Recall recall;

    /**
     * @param fetcher asks for all else, and is closed with this one
     * @param began when the run that is gone on with began, by the clock of the cache's files
     */
    public ResumedFetcher(Fetcher fetcher, SourceCache cache, Instant began) {
        this.fetcher = fetcher;
        this.cache = cache;
        this.began = began;
        this.recall = new Recall(cache);
    }

    @Override
    public CompletableFuture<FetchOutcome> fetch(Ask ask) {
        return answered(ask)
                .map(outcome -> PinnedDigest.check(ask.expected(), outcome))
                .map(CompletableFuture::completedFuture)
                .orElseGet(() -> fetcher.fetch(ask));
    }

    @Override
    public void close() {
        fetcher.close();
    }

    private Optional<FetchOutcome> answered(Ask ask) {
        boolean lately = cache.rememberedAt(ask.address())
                .filter(moment -> !moment.isBefore(began))
                .isPresent();
        return lately
                ? cache.last(ask.address())
                        .filter(last -> isAnswer(last, ask.bearer().isPresent()))
                        .flatMap(recall::outcome)
                : Optional.empty();
    }

    private static boolean isAnswer(LastOutcome last, boolean withBearer) {
        boolean reached = last.missed()
                .filter(missed -> missed.outcome() == Outcome.UNREACHABLE)
                .isEmpty();
        boolean asked =
                last.held().filter(held -> held.withBearer() != withBearer).isEmpty();
        return reached && asked;
    }
}
