package io.agentdoc.cli;

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
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** Chooses how documents are had: from the network, or from the cache alone. */
final class Fetchers {
    private Fetchers() {}

    static Fetcher of(FetchPolicy policy, SourceCache cache, CommonOptions options, Instant at) {
        if (options.offline || options.dryRun) {
            return new CachedFetcher(policy, cache, at);
        }
        InstantSource clock = options.at.isPresent() ? InstantSource.fixed(at) : InstantSource.system();
        Fetcher online = new OnDemand(() -> new OnlineFetcher(policy, cache, clock, RandomGenerator.getDefault()));
        return options.at.isPresent() ? new AllowedHosts(policy, online, at) : online;
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
