package io.agentdoc.assembler.gather;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Has the sources that a configuration names, each from where it says. */
final class Configured {
    private final FetchPolicy policy;
    private final Fetcher fetcher;
    private final LocalFiles files;

    Configured(FetchPolicy policy, Fetcher fetcher, LocalFiles files) {
        this.policy = policy;
        this.fetcher = fetcher;
        this.files = files;
    }

    CompletableFuture<FetchOutcome> start(SourceRef ref) {
        return switch (ref.at()) {
            case Location.Url there ->
                fetcher.fetch(new Ask(ref.kind().text(), there.url(), there.bearer(), ref.expected()));
            case Location.LocalFile here -> read(ref, here.file(), Optional.empty());
            case Location.GivenFile given -> read(ref, given.file(), Optional.of(given.fetchedAt()));
        };
    }

    private CompletableFuture<FetchOutcome> read(SourceRef ref, Path file, Optional<Instant> given) {
        FetchOutcome outcome = files.read(file, policy.mostBytes(ref.kind().text()), given);
        return CompletableFuture.completedFuture(PinnedDigest.check(ref.expected(), outcome));
    }
}
