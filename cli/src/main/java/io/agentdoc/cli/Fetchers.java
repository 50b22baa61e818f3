package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.gather.Ask;
import io.agentdoc.assembler.gather.CachedFetcher;
import io.agentdoc.assembler.gather.FetchOutcome;
import io.agentdoc.assembler.gather.FetchPolicy;
import io.agentdoc.assembler.gather.Fetcher;
import io.agentdoc.assembler.gather.OnlineFetcher;
import io.agentdoc.assembler.store.SourceCache;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** Chooses how documents are had: from the network, or from the cache alone. */
final class Fetchers {
    private Fetchers() {}

    static Fetcher of(FetchPolicy policy, SourceCache cache, CommonOptions options, Instant at) {
        if (options.offline || options.dryRun) {
            return new CachedFetcher(policy, cache, at);
        }
        RandomGenerator jitter = RandomGenerator.getDefault();
        return new OnDemand(() -> options.at.isPresent()
                ? OnlineFetcher.datedAt(at, policy, cache, jitter)
                : new OnlineFetcher(policy, cache, InstantSource.system(), jitter));
    }

    /** What one fetch comes to; a fault of the operator's that shows on the way is told as one. */
    static FetchOutcome have(Fetcher fetcher, Ask ask) {
        try {
            return fetcher.fetch(ask).join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof OperatorFault fault) {
                throw fault;
            }
            throw e;
        }
    }

    /** A fetcher that is made when the first document is asked for, since a run of files needs none. */
    private static final class OnDemand implements Fetcher {
        private final Supplier<Fetcher> making;
        private Optional<Fetcher> made = Optional.empty();

        OnDemand(Supplier<Fetcher> making) {
            this.making = making;
        }

        @Override
        public CompletableFuture<FetchOutcome> fetch(Ask ask) {
            return fetcher().fetch(ask);
        }

        private synchronized Fetcher fetcher() {
            if (made.isEmpty()) {
                made = Optional.of(making.get());
            }
            return made.get();
        }

        @Override
        public synchronized void close() {
            made.ifPresent(Fetcher::close);
        }
    }
}
