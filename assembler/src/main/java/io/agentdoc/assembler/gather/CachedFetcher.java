package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.LastOutcome;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.assembler.store.StoredObject;
import io.agentdoc.document.value.Digest;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Has documents from the cache alone, as the last run left them: for offline runs and dry runs. */
public final class CachedFetcher implements Fetcher {
    private final Recall recall;
    private final UrlRule rule;
    private final SourceCache cache;
    private final Instant now;

    /** The instant stands where nothing older is known. */
    public CachedFetcher(FetchPolicy policy, SourceCache cache, Instant now) {
        this.recall = new Recall(cache);
        this.rule = new UrlRule(policy);
        this.cache = cache;
        this.now = now;
    }

    @Override
    public CompletableFuture<FetchOutcome> fetch(Ask ask) {
        return CompletableFuture.completedFuture(PinnedDigest.check(ask.expected(), outcome(ask)));
    }

    @Override
    public boolean asksNobody() {
        return true;
    }

    @Override
    public void close() {}

    private FetchOutcome outcome(Ask ask) {
        Optional<LastOutcome> last = cache.last(ask.address());
        return last.flatMap(recall::outcome)
                .or(() -> odd(ask))
                .or(() -> last.isPresent() ? Optional.empty() : byDigest(ask))
                .orElseGet(() -> new FetchOutcome.Unreachable(
                        last.isPresent()
                                ? "the run is offline and the cache has lost the bytes of this URL"
                                : "the run is offline and the cache knows nothing of this URL",
                        now));
    }

    private Optional<FetchOutcome> odd(Ask ask) {
        return rule.read(ask.url()) instanceof UrlReading.Odd odd
                ? Optional.of(new FetchOutcome.Refused(odd.why(), now))
                : Optional.empty();
    }

    /** Bytes held under the digest that a reference names count as fetched, wherever they came from. */
    private Optional<FetchOutcome> byDigest(Ask ask) {
        return ask.expected()
                .flatMap(digest -> cache.object(digest) instanceof StoredObject.Sound sound
                        ? Optional.of(held(digest, sound))
                        : Optional.empty());
    }

    /** Nobody knows whether a secret was shown for them, so they are taken as if one was. */
    private FetchOutcome held(Digest digest, StoredObject.Sound sound) {
        Instant heldSince = cache.heldSince(digest).orElse(now);
        return new FetchOutcome.Fetched(
                sound.bytes(),
                digest,
                heldSince,
                heldSince,
                FetchOutcome.Via.CACHED,
                Optional.empty(),
                true,
                Optional.of("taken from the cache by the digest that is named for it"));
    }
}
