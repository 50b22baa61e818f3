package io.agentdoc.assembler.gather;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.testing.LoopbackServer;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import io.agentdoc.testing.TestCertificate;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a host asks of crawlers, and what we then ask of it. */
@Timeout(120)
class RobotsTest {
    private static final String WELL_KNOWN = "/.well-known/agent-card.json";

    @TempDir
    Path cache;

    private final LoopbackServer server =
            LoopbackServer.tls().on("/card", 200, "", "{}").on("/private/card", 200, "", "{}");

    @AfterEach
    void close() throws Exception {
        server.close();
    }

    @Test
    void what_a_host_asks_us_to_leave_alone_is_not_asked_for_and_that_is_said() {
        server.on("/robots.txt", 200, "", "User-agent: agentdoc-test\nDisallow: /private/\n");
        FetchOutcome.Refused refused = assertInstanceOf(FetchOutcome.Refused.class, get("/private/card"));
        assertEquals("agent.example asks crawlers by its robots.txt to stay away", refused.why());
        assertInstanceOf(FetchOutcome.Fetched.class, get("/card"));
        assertEquals(List.of("/robots.txt", "/card"), paths());
    }

    @Test
    void well_known_paths_are_there_to_be_asked_for() {
        server.on("/robots.txt", 200, "", "User-agent: *\nDisallow: /\n").on(WELL_KNOWN, 200, "", "{}");
        assertInstanceOf(FetchOutcome.Fetched.class, get(WELL_KNOWN));
        assertEquals(List.of(WELL_KNOWN), paths());
    }

    @Test
    void a_host_without_one_and_one_that_shows_it_to_nobody_leave_us_free() {
        assertInstanceOf(FetchOutcome.Fetched.class, get("/card"));
        for (int status : new int[] {400, 401, 403, 410, 451}) {
            server.on("/robots.txt", status, "", "");
            assertInstanceOf(FetchOutcome.Fetched.class, get("/card"), "" + status);
        }
    }

    @Test
    void one_that_cannot_be_had_says_no_and_what_we_hold_stays() {
        for (int status : new int[] {500, 503, 429}) {
            server.on("/robots.txt", status, "", "");
            FetchOutcome.Unreachable none = assertInstanceOf(FetchOutcome.Unreachable.class, get("/card"), "" + status);
            assertEquals("the robots.txt of agent.example cannot be had, so nothing else is asked there", none.why());
        }
        assertTrue(paths().stream().allMatch("/robots.txt"::equals));

        server.on("/robots.txt", 404, "", "");
        get("/card");
        server.on("/robots.txt", 503, "", "");
        FetchOutcome.Fetched old = assertInstanceOf(FetchOutcome.Fetched.class, get("/card", TestFetch.LATEST));
        assertEquals(FetchOutcome.Via.CACHED, old.via());
        assertEquals(TestFetch.FIRST, old.fetchedAt());
    }

    @Test
    void it_is_asked_for_once_a_day_and_then_with_a_condition() {
        server.on("/robots.txt", 200, "ETag: \"r\"\r\n", "User-agent: *\nDisallow: /private/\n");
        try (OnlineFetcher fetcher = fetcher(TestFetch.FIRST)) {
            List<CompletableFuture<FetchOutcome>> all = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                all.add(fetcher.fetch(TestFetch.ask("/" + i)));
            }
            all.forEach(CompletableFuture::join);
        }
        get("/card", TestFetch.FIRST.plus(Duration.ofHours(23)));
        assertEquals(1, paths().stream().filter("/robots.txt"::equals).count());

        server.on("/robots.txt", (asked, out) -> {
            assertEquals("\"r\"", asked.header("if-none-match"));
            out.write(LoopbackServer.answer(304, "", ""));
        });
        assertInstanceOf(FetchOutcome.Refused.class, get("/private/card", TestFetch.LATEST));
        assertEquals(2, paths().stream().filter("/robots.txt"::equals).count());
    }

    @Test
    void one_that_is_longer_than_500_kib_says_no() {
        String rules = "User-agent: *\nDisallow: /private/\n";
        server.on("/robots.txt", 200, "", rules + "#".repeat(Robots.MOST_BYTES - rules.length()));
        assertInstanceOf(FetchOutcome.Fetched.class, get("/card"));
        server.on("/robots.txt", 200, "", rules + "#".repeat(Robots.MOST_BYTES - rules.length() + 1));
        FetchOutcome.Refused refused = assertInstanceOf(FetchOutcome.Refused.class, get("/card", TestFetch.LATEST));
        assertTrue(refused.why().contains("longer than 512000 bytes"), refused.why());
    }

    @Test
    void a_redirect_leads_to_no_path_that_its_host_asks_us_to_leave_alone() {
        server.on("/robots.txt", 200, "", "User-agent: *\nDisallow: /private/\n");
        server.on("/moved", 302, "Location: /private/card\r\n", "");
        assertInstanceOf(FetchOutcome.Refused.class, get("/moved"));
        assertEquals(List.of("/robots.txt", "/moved"), paths());
    }

    @Test
    void it_may_lie_where_a_redirect_leads() {
        server.on("/robots.txt", 301, "Location: /private/robots\r\n", "");
        server.on("/private/robots", 200, "", "User-agent: *\nDisallow: /card\n");
        assertInstanceOf(FetchOutcome.Refused.class, get("/card"));
    }

    @Test
    @Promise(Promised.ONE_BAD_AGENT)
    void whoever_comes_over_slow_redirects_closes_a_host_to_nobody_else() throws Exception {
        CountDownLatch isAsked = new CountDownLatch(1);
        server.on("/robots.txt", (asked, out) -> {
            if (asked.header("host").startsWith("agent.example") && isAsked.getCount() > 0) {
                isAsked.countDown();
                Thread.sleep(20_000);
            }
            out.write(LoopbackServer.answer(404, "", ""));
        });
        server.on("/slow", (asked, out) -> {
            Thread.sleep(4000);
            out.write(LoopbackServer.answer(302, "Location: https://agent.example/card\r\n", ""));
        });
        try (OnlineFetcher fetcher = fetcher(hurried(), TestFetch.FIRST)) {
            CompletableFuture<FetchOutcome> attacker = fetcher.fetch(Ask.of("a2a-card", "https://other.example/slow"));
            assertTrue(isAsked.await(6, TimeUnit.SECONDS));
            CompletableFuture<FetchOutcome> beside = fetcher.fetch(TestFetch.ask("/card"));
            assertInstanceOf(FetchOutcome.Unreachable.class, attacker.get());
            assertInstanceOf(FetchOutcome.Fetched.class, beside.get());
            assertInstanceOf(FetchOutcome.Fetched.class, TestFetch.have(fetcher, TestFetch.ask("/private/card")));
        }
    }

    @Test
    void a_host_that_the_operator_vouches_for_is_not_asked() {
        server.on("/robots.txt", 200, "", "User-agent: *\nDisallow: /\n");
        assertInstanceOf(FetchOutcome.Fetched.class, TestFetch.once(server, cache, TestFetch.FIRST, "/card"));
        assertEquals(List.of("/card"), paths());
    }

    private FetchOutcome get(String path) {
        return get(path, TestFetch.FIRST);
    }

    private FetchOutcome get(String path, Instant now) {
        try (OnlineFetcher fetcher = fetcher(now)) {
            return TestFetch.have(fetcher, TestFetch.ask(path));
        }
    }

    private FetchPolicy hurried() {
        Duration all = Duration.ofSeconds(6);
        return new FetchPolicy(
                all,
                all,
                1000,
                16,
                4,
                0,
                "agentdoc-test",
                Optional.empty(),
                Set.of(TestFetch.at(server)),
                Optional.of(TestCertificate.ours().pem()),
                Map.of("agent.example", TestFetch.at(server), "other.example", TestFetch.at(server)));
    }

    private OnlineFetcher fetcher(Instant now) {
        return fetcher(TestFetch.policy(server), now);
    }

    private OnlineFetcher fetcher(FetchPolicy policy, Instant now) {
        return OnlineFetcher.sparingNobody(
                policy, SourceCache.at(cache), () -> now, RandomGenerator.of("L64X128MixRandom"));
    }

    private List<String> paths() {
        return server.asked().stream().map(LoopbackServer.Asked::path).toList();
    }
}
