package io.agentdoc.assembler.gather;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.testing.LoopbackServer;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Other processes ask the same hosts, and have their turns. */
@Timeout(120)
class SharedHostTest {
    private static final Duration DEADLINE = Duration.ofSeconds(2);

    @TempDir
    Path cache;

    @Test
    void waiting_for_others_takes_nothing_of_the_time_that_a_host_has() throws Exception {
        Turns turns = new Turns(DEADLINE.plusMillis(500));
        try (LoopbackServer server = LoopbackServer.tls().on("/card", 200, "", "{}");
                OnlineFetcher fetcher = fetcher(TestFetch.policy(server, Duration.ofSeconds(20), DEADLINE, 0), turns)) {
            assertInstanceOf(FetchOutcome.Fetched.class, TestFetch.have(fetcher, TestFetch.ask("/card")));
        }
        assertEquals(turns.entered.get(), turns.left.get());
    }

    @Test
    void after_the_wait_a_silent_host_is_left_at_the_deadline_as_any() throws Exception {
        Turns turns = new Turns(Duration.ofMillis(300));
        try (ServerSocket silent = new ServerSocket(0, 8, InetAddress.getLoopbackAddress());
                OnlineFetcher fetcher = fetcher(silentPolicy(silent), turns)) {
            FetchOutcome.Unreachable outcome =
                    assertInstanceOf(FetchOutcome.Unreachable.class, TestFetch.have(fetcher, TestFetch.ask("/card")));
            assertTrue(outcome.why().startsWith("agent.example did not answer within"), outcome.why());
        }
    }

    @Test
    void a_run_that_is_stopped_waits_for_nobody() throws Exception {
        Turns turns = new Turns(Duration.ofDays(1));
        try (LoopbackServer server = LoopbackServer.tls().on("/card", 200, "", "{}")) {
            OnlineFetcher fetcher = fetcher(TestFetch.policy(server), turns);
            CompletableFuture<FetchOutcome> asked = fetcher.fetch(TestFetch.ask("/card"));
            assertTrue(turns.waiting.await(60, TimeUnit.SECONDS));
            fetcher.close();
            CompletionException stopped = assertThrows(CompletionException.class, asked::join);
            assertInstanceOf(CancellationException.class, stopped.getCause());
            assertEquals(0, server.mostAtOnce());
        }
        assertEquals(0, turns.left.get());
    }

    private OnlineFetcher fetcher(FetchPolicy policy, HostGate others) {
        return new OnlineFetcher(
                policy, SourceCache.at(cache), InstantSource.system(), RandomGenerator.of("L64X128MixRandom"), others);
    }

    private static FetchPolicy silentPolicy(ServerSocket silent) {
        HostPort at = new HostPort("127.0.0.1", silent.getLocalPort());
        return new FetchPolicy(
                Duration.ofSeconds(100),
                Duration.ofMillis(600),
                1000,
                4,
                4,
                0,
                "agentdoc-test",
                Optional.empty(),
                Set.of(at),
                Optional.empty(),
                Map.of("agent.example", at));
    }

    /** Lets everybody in after so long. */
    private static final class Turns implements HostGate {
        private final Duration wait;
        private final CountDownLatch waiting = new CountDownLatch(1);
        private final AtomicInteger entered = new AtomicInteger();
        private final AtomicInteger left = new AtomicInteger();

        private Turns(Duration wait) {
            this.wait = wait;
        }

        @Override
        public boolean enter(String host, Duration longest) {
            waiting.countDown();
            try {
                Thread.sleep(wait);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
            entered.incrementAndGet();
            return true;
        }

        @Override
        public void leave(String host) {
            left.incrementAndGet();
        }
    }
}
