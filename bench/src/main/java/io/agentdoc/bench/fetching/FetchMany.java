package io.agentdoc.bench.fetching;

import io.agentdoc.assembler.gather.Ask;
import io.agentdoc.assembler.gather.FetchOutcome;
import io.agentdoc.assembler.gather.FetchPolicy;
import io.agentdoc.assembler.gather.HostPort;
import io.agentdoc.assembler.gather.OnlineFetcher;
import io.agentdoc.assembler.store.SourceCache;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;

/**
 * Fetches five sources of each of many agents into a cache, as a build does, and prints how many came and in how many
 * seconds: {@code FetchMany FOLDER AGENTS PORT}.
 *
 * <p>The limits are those that hold where a configuration says nothing. The seconds are those from the first request to
 * the last answer, in a JVM that was just started.
 */
public final class FetchMany {
    private static final double NANOS_IN_SECOND = 1e9;

    private FetchMany() {}

    public static void main(String[] arguments) throws InterruptedException {
        long agents = Long.parseLong(arguments[1]);
        FetchPolicy policy = policy(new HostPort("127.0.0.1", Integer.parseInt(arguments[2])));
        AtomicLong next = new AtomicLong();
        AtomicLong fetched = new AtomicLong();
        try (OnlineFetcher fetcher = new OnlineFetcher(
                policy, SourceCache.at(Path.of(arguments[0])), InstantSource.system(), RandomGenerator.getDefault())) {
            long began = System.nanoTime();
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < policy.concurrency(); i++) {
                threads.add(Thread.ofPlatform().start(() -> {
                    for (long agent = next.getAndIncrement(); agent < agents; agent = next.getAndIncrement()) {
                        fetched.addAndGet(fetch(fetcher, agent));
                    }
                }));
            }
            for (Thread thread : threads) {
                thread.join();
            }
            System.out.println(fetched + " " + (System.nanoTime() - began) / NANOS_IN_SECOND + " " + policy.perHost());
        }
    }

    private static long fetch(OnlineFetcher fetcher, long agent) {
        List<CompletableFuture<FetchOutcome>> asked = new ArrayList<>();
        for (int source = 0; source < Hosts.SOURCES; source++) {
            asked.add(fetcher.fetch(Ask.of(Hosts.KIND, Hosts.url(agent, source))));
        }
        return asked.stream()
                .map(CompletableFuture::join)
                .filter(FetchOutcome.Fetched.class::isInstance)
                .count();
    }

    /** The standard one of an operator who vouches for the hosts, and pins their names to the server. */
    private static FetchPolicy policy(HostPort server) {
        FetchPolicy standard = FetchPolicy.standard();
        Set<HostPort> allow = new HashSet<>(Set.of(server));
        Map<String, HostPort> resolve = new HashMap<>();
        for (int host = 0; host < Hosts.HOSTS; host++) {
            allow.add(new HostPort(Hosts.host(host), Hosts.HTTP));
            resolve.put(Hosts.host(host), server);
        }
        return new FetchPolicy(
                standard.timeout(),
                standard.deadline(),
                standard.maxBytes(),
                standard.concurrency(),
                standard.perHost(),
                standard.retries(),
                standard.userAgent(),
                Optional.empty(),
                allow,
                Optional.empty(),
                resolve);
    }
}
