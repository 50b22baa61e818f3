package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.document.value.Digest;
import io.agentdoc.testing.LoopbackServer;
import io.agentdoc.testing.TestCertificate;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;

/** One run against a loopback server that stands for agent.example, with a clock that the test sets. */
final class TestFetch implements AutoCloseable {
    static final Instant FIRST = Instant.parse("2026-10-01T09:00:00Z");
    static final Instant LATER = Instant.parse("2026-10-02T09:00:00Z");
    static final Instant LATEST = Instant.parse("2026-10-03T09:00:00Z");

    private final OnlineFetcher fetcher;

    TestFetch(FetchPolicy policy, Path cache, Instant now) {
        this(policy, cache, now, InetAddress::getAllByName);
    }

    TestFetch(FetchPolicy policy, Path cache, Instant now, NameLookup lookup) {
        fetcher = new OnlineFetcher(
                policy, SourceCache.at(cache), () -> now, RandomGenerator.of("L64X128MixRandom"), lookup);
    }

    static HostPort at(LoopbackServer server) {
        return new HostPort("127.0.0.1", server.port());
    }

    /** With times that no sound run comes near. */
    static FetchPolicy policy(LoopbackServer server) {
        return policy(server, Duration.ofSeconds(20), Duration.ofSeconds(30), 0);
    }

    static FetchPolicy policy(LoopbackServer server, Duration timeout, Duration deadline, int retries) {
        return new FetchPolicy(
                timeout,
                deadline,
                1000,
                16,
                4,
                retries,
                "agentdoc-test",
                Optional.empty(),
                Set.of(at(server)),
                Optional.of(TestCertificate.ours().pem()),
                Map.of("agent.example", at(server)));
    }

    static FetchOutcome once(LoopbackServer server, Path cache, Instant now, String path) {
        try (TestFetch run = new TestFetch(policy(server), cache, now)) {
            return run.get(path);
        }
    }

    static FetchOutcome once(FetchPolicy policy, Path cache, String path) {
        try (TestFetch run = new TestFetch(policy, cache, FIRST)) {
            return run.get(path);
        }
    }

    FetchOutcome get(String path) {
        return get(ask(path));
    }

    FetchOutcome get(Ask ask) {
        return have(fetcher, ask);
    }

    OnlineFetcher fetcher() {
        return fetcher;
    }

    static Ask ask(String path) {
        return Ask.of("a2a-card", "https://agent.example" + path);
    }

    static Ask pinned(String path, Digest digest) {
        return new Ask("a2a-card", "https://agent.example" + path, Optional.empty(), Optional.of(digest));
    }

    /** What the fetcher gives, within a guard that no sound run comes near. */
    static FetchOutcome have(Fetcher fetcher, Ask ask) {
        try {
            return fetcher.fetch(ask).get(60, TimeUnit.SECONDS);
        } catch (Exception e) {
            throw new IllegalStateException("no outcome", e);
        }
    }

    @Override
    public void close() {
        fetcher.close();
    }
}
