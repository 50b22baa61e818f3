package io.agentdoc.cli;

import io.agentdoc.assembler.gather.Ask;
import io.agentdoc.assembler.gather.FetchOutcome;
import io.agentdoc.assembler.gather.FetchPolicy;
import io.agentdoc.assembler.gather.Fetcher;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.cli.config.Configuration;
import io.agentdoc.document.model.Unavailable;
import io.agentdoc.document.value.Bytes;
import java.nio.file.Path;
import java.util.Optional;

/** Documents that a command line names by file or by URL. */
final class RemoteDocuments implements AutoCloseable {
    private static final String KIND = "agentdoc";

    private final World world;
    private final Terminal terminal;
    private final FetchPolicy policy;
    private final Moment moment;
    private final Fetcher fetcher;
    private int failed;
    private int unreachable;

    RemoteDocuments(World world, CommonOptions options, Terminal terminal) {
        this.world = world;
        this.terminal = terminal;
        this.policy = FetchPolicies.of(Configuration.none());
        this.moment = Moment.of(world, options);
        Path folder = CacheFolder.of(world, options);
        SourceCache cache = options.dryRun ? SourceCache.readOnly(folder) : SourceCache.at(folder);
        this.fetcher = Fetchers.of(policy, cache, options, moment.at());
    }

    /** How many URLs gave nothing, and for how many of them no host answered. */
    record Sums(int failed, int unreachable) {}

    /** The bytes; of a URL nothing where it gave none, which is told. */
    Optional<Bytes> bytes(String typed) {
        if (!typed.startsWith("https://") && !typed.startsWith("http://")) {
            return Optional.of(AgentDocFile.bytes(world, typed));
        }
        moment.datesNoFetchFalsely(policy, typed);
        return switch (Fetchers.have(fetcher, Ask.of(KIND, typed))) {
            case FetchOutcome.Fetched fetched -> Optional.of(fetched.bytes());
            case FetchOutcome.Lacking lacking -> {
                failed++;
                unreachable += lacking.outcome() == Unavailable.Outcome.UNREACHABLE ? 1 : 0;
                terminal.fault(typed + ": " + lacking.outcome() + ": " + lacking.why() + ".");
                yield Optional.empty();
            }
        };
    }

    Sums sums() {
        return new Sums(failed, unreachable);
    }

    @Override
    public void close() {
        fetcher.close();
    }
}
