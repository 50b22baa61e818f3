package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Digest;
import io.agentdoc.testing.LoopbackServer;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import io.agentdoc.testing.TestCertificate;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Builds in a row of a directory that changes, against a host that fails every seventh time: what each leaves behind.
 *
 * <p>{@code -Dagentdoc.soak=200 -Dagentdoc.soak.agents=1000} makes it a long one.
 */
@Timeout(14_400)
class ManyBuildsTest {
    private static final int BUILDS = Integer.getInteger("agentdoc.soak", 6);
    private static final int AGENTS = Integer.getInteger("agentdoc.soak.agents", 20);
    private static final int WARM = Math.max(3, BUILDS / 5);
    private static final int FLAPS = 7;
    private static final Instant FIRST = Instant.parse("2026-10-01T00:00:00Z");

    /** What a garbage collection leaves varies by so much without anything growing. */
    private static final long HEAP_SLACK = 24L << 20;

    private static final int THREAD_SLACK = 2;
    private static final int WAITS = 80;

    @TempDir
    Path folder;

    private final LoopbackServer server = LoopbackServer.tls();
    private final AtomicInteger asked = new AtomicInteger();
    private volatile int round;
    private volatile boolean steady;

    /** What a process holds at one moment. */
    private record Held(long heap, int threads, long handles, long files) {}

    @BeforeEach
    void configure() throws IOException {
        String here = "127.0.0.1:" + server.port();
        StringBuilder yaml =
                new StringBuilder("""
                    stale_after: P2D
                    fetch: { retries: 0, allow: ["%s"], ca: "%s", resolve: { agent.example: "%s" } }
                    site: { layout: directory, title: T }
                    agents:
                    """.formatted(here, TestCertificate.ours().pem(), here));
        for (int i = 0; i < AGENTS; i++) {
            int number = i;
            yaml.append("  - { id: a").append(i).append(", sources: [ { id: s, kind: a2a-card, url: ");
            yaml.append("\"https://agent.example/").append(i).append("\" } ] }\n");
            server.on("/" + i, (request, out) -> {
                boolean fails = !steady && asked.incrementAndGet() % FLAPS == 0;
                out.write(fails ? LoopbackServer.answer(503, "", "") : LoopbackServer.answer(200, "", card(number)));
            });
        }
        Files.writeString(folder.resolve("agentdoc.yaml"), yaml);
    }

    @AfterEach
    void close() throws IOException {
        server.close();
    }

    /** A third of the agents say something else each round. */
    private String card(int number) {
        int version = number % 3 == 0 ? round : 0;
        return "{\"name\": \"Agent " + number + "\", \"description\": \"It tests.\", \"version\": \"" + version + "\"}";
    }

    private Ran build(String out, int day) {
        return Ran.in(
                folder,
                "build",
                "-q",
                "--at",
                FIRST.plus(Duration.ofDays(day)).toString(),
                "-o",
                out,
                "--cache",
                out + "-cache",
                "--report",
                out + ".json");
    }

    /** What is held once the threads of the server's last connections have had their time to end. */
    private Held settled(Held before) throws IOException, InterruptedException {
        Held now = held();
        for (int wait = 0; wait < WAITS && now.threads() > before.threads() + THREAD_SLACK; wait++) {
            Thread.sleep(Duration.ofMillis(250));
            now = held();
        }
        return now;
    }

    private Held held() throws IOException {
        System.gc();
        long heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
        int threads = ManagementFactory.getThreadMXBean().getThreadCount();
        return new Held(heap, threads, entries(Path.of("/proc/self/fd")), temporaries());
    }

    private static long entries(Path of) throws IOException {
        if (!Files.isDirectory(of)) {
            return 0;
        }
        try (Stream<Path> entries = Files.list(of)) {
            return entries.count();
        }
    }

    private long temporaries() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file ->
                            file.toString().endsWith("tmp") || file.toString().endsWith(".agentdoc-journal"))
                    .count();
        }
    }

    private Map<String, Digest> agents(String out) {
        Map<String, Digest> agents = new TreeMap<>(Tree.of(folder.resolve(out)));
        agents.keySet().removeIf(name -> !name.startsWith("agents/"));
        return agents;
    }

    @Test
    @Promise(Promised.LONG_RUNS)
    void nothing_grows_and_the_last_tree_is_that_of_a_fresh_build() throws IOException, InterruptedException {
        Held warm = held();
        for (int number = 1; number <= BUILDS; number++) {
            round = number;
            Ran ran = build("site", number);
            assertTrue(ran.status() <= 1, ran.err());
            server.forget();
            if (number == WARM) {
                warm = held();
            }
        }
        Held last = settled(warm);
        System.err.println(
                BUILDS + " builds of " + AGENTS + " agents, after " + WARM + ": " + warm + ", at the end: " + last);
        assertEquals(0, last.files());
        assertTrue(last.threads() <= warm.threads() + THREAD_SLACK, warm + " then " + last);
        assertTrue(last.handles() <= warm.handles() + 4, warm + " then " + last);
        assertTrue(last.heap() <= warm.heap() + HEAP_SLACK, warm + " then " + last);

        steady = true;
        assertEquals(0, build("site", BUILDS + 5).status());
        assertEquals(0, build("fresh", BUILDS + 5).status());
        assertEquals(agents("fresh"), agents("site"));
        assertEquals(2 * AGENTS, agents("site").size());
    }
}
