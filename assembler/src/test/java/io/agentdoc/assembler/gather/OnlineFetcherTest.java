package io.agentdoc.assembler.gather;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.store.CacheFiles;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.LoopbackServer;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
@Promise(Promised.BUDGET)
class OnlineFetcherTest {
    private static final RandomGenerator JITTER = RandomGenerator.of("L64X128MixRandom");

    @TempDir
    Path cache;

    @Test
    void a_name_whose_lookup_never_ends_is_left_in_time() throws Exception {
        CountDownLatch end = new CountDownLatch(1);
        NameLookup endless = host -> {
            while (end.getCount() > 0) {
                Thread.onSpinWait();
            }
            return new InetAddress[0];
        };
        FetchPolicy policy = policy(Set.of(), Map.of(), Duration.ofMillis(300), Duration.ofSeconds(20));
        try (TestFetch run = new TestFetch(policy, cache, TestFetch.FIRST, endless)) {
            FetchOutcome.Unreachable outcome =
                    assertInstanceOf(FetchOutcome.Unreachable.class, run.get(TestFetch.ask("/card")));
            assertEquals("the name agent.example has no address", outcome.why());
        } finally {
            end.countDown();
        }
    }

    @Test
    void a_host_that_takes_the_connection_and_says_nothing_is_left_at_the_deadline() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 8, InetAddress.getLoopbackAddress())) {
            assertLeftAtDeadline(silent);
        }
    }

    @Test
    void a_host_that_does_not_take_the_connection_is_left_at_the_deadline() throws Exception {
        List<Socket> queue = new ArrayList<>();
        try (ServerSocket full = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            for (int i = 0; i < 4; i++) {
                Socket waiting = new Socket();
                queue.add(waiting);
                Thread.ofPlatform().daemon().start(() -> connect(waiting, full));
            }
            Thread.sleep(100);
            assertLeftAtDeadline(full);
        } finally {
            for (Socket waiting : queue) {
                waiting.close();
            }
        }
    }

    @Test
    void when_it_is_closed_nobody_writes_into_the_cache_any_more() throws Exception {
        SlowFiles files = new SlowFiles();
        try (LoopbackServer server = LoopbackServer.tls()) {
            server.on("/card", 200, "", "{}");
            OnlineFetcher fetcher =
                    new OnlineFetcher(TestFetch.policy(server), SourceCache.of(files), InstantSource.system(), JITTER);
            CompletableFuture<FetchOutcome> asked = fetcher.fetch(TestFetch.ask("/card"));
            assertTrue(files.began.await(60, TimeUnit.SECONDS), "something is written");
            assertFalse(asked.isDone());
            fetcher.close();
        }
        assertEquals(0, files.underWay.get());
    }

    /** A disk on which nothing lies and every write takes a while, interrupted or not. */
    private static final class SlowFiles implements CacheFiles {
        private static final long A_WHILE = TimeUnit.MILLISECONDS.toNanos(200);

        private final CountDownLatch began = new CountDownLatch(1);
        private final AtomicInteger underWay = new AtomicInteger();

        @Override
        public Optional<Bytes> read(Path file, int most) {
            return Optional.empty();
        }

        @Override
        public void write(Path file, Bytes bytes) {
            underWay.incrementAndGet();
            began.countDown();
            long end = System.nanoTime() + A_WHILE;
            while (System.nanoTime() < end) {
                Thread.onSpinWait();
            }
            underWay.decrementAndGet();
        }

        @Override
        public void delete(Path file) {
            throw new UnsupportedOperationException("nothing is there");
        }

        @Override
        public Optional<Look> look(Path file) {
            return Optional.empty();
        }

        @Override
        public void renew(Path file, Instant now) {
            throw new UnsupportedOperationException("nothing is there");
        }
    }

    @Test
    void closing_cancels_what_is_under_way_and_remembers_nothing_of_it() throws Exception {
        CountDownLatch end = new CountDownLatch(1);
        try (LoopbackServer server = LoopbackServer.tls()) {
            TestFetch run = new TestFetch(TestFetch.policy(server), cache, TestFetch.FIRST);
            List<CompletableFuture<FetchOutcome>> all = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                server.on("/" + i, (asked, out) -> end.await());
                all.add(run.fetcher().fetch(TestFetch.ask("/" + i)));
                all.add(run.fetcher().fetch(Ask.of("plugin-package", "https://agent.example/" + i)));
            }
            while (server.asked().size() < 4) {
                Thread.sleep(5);
            }
            run.close();
            all.add(run.fetcher().fetch(TestFetch.ask("/late")));
            for (CompletableFuture<FetchOutcome> one : all) {
                Throwable stopped = assertThrows(Exception.class, () -> one.get(60, TimeUnit.SECONDS));
                assertTrue(
                        stopped instanceof CancellationException || stopped instanceof ExecutionException,
                        stopped.toString());
            }
            SourceCache after = SourceCache.readOnly(cache);
            for (int i = 0; i < 40; i++) {
                assertEquals(Optional.empty(), after.last(TestFetch.ask("/" + i).address()));
            }
        } finally {
            end.countDown();
        }
    }

    @Test
    void a_fixed_instant_dates_transfers_from_hosts_that_the_operator_vouches_for_and_from_no_other() throws Exception {
        try (LoopbackServer server = LoopbackServer.tls()) {
            server.on("/card", 200, "", "{}");
            server.on("/away", 302, "Location: https://elsewhere.example/card\r\n", "");
            FetchPolicy policy = TestFetch.policy(server);
            try (OnlineFetcher fetcher =
                    OnlineFetcher.datedAt(TestFetch.LATER, policy, SourceCache.at(cache), JITTER)) {
                FetchOutcome.Fetched fetched =
                        assertInstanceOf(FetchOutcome.Fetched.class, TestFetch.have(fetcher, TestFetch.ask("/card")));
                assertEquals(TestFetch.LATER, fetched.fetchedAt());
                for (String url : List.of("https://agent.example/away", "https://elsewhere.example/card")) {
                    ExecutionException fault = assertThrows(
                            ExecutionException.class,
                            () -> fetcher.fetch(Ask.of("a2a-card", url)).get(60, TimeUnit.SECONDS));
                    assertInstanceOf(OperatorFault.class, fault.getCause());
                }
            }
        }
    }

    @Test
    void packages_may_be_longer_and_are_read_two_at_a_time() throws Exception {
        try (LoopbackServer server = LoopbackServer.tls();
                TestFetch run = new TestFetch(TestFetch.policy(server), cache, TestFetch.FIRST)) {
            List<CompletableFuture<FetchOutcome>> all = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                server.on("/" + i, (asked, out) -> {
                    Thread.sleep(20);
                    out.write(LoopbackServer.answer(200, "", "x".repeat(1001)));
                });
                all.add(run.fetcher().fetch(Ask.of("plugin-package", "https://agent.example/" + i)));
            }
            for (CompletableFuture<FetchOutcome> one : all) {
                assertInstanceOf(FetchOutcome.Fetched.class, one.get(60, TimeUnit.SECONDS));
            }
            assertTrue(server.mostAtOnce() <= 2, "" + server.mostAtOnce());
        }
    }

    private void assertLeftAtDeadline(ServerSocket there) {
        HostPort at = new HostPort("127.0.0.1", there.getLocalPort());
        FetchPolicy policy =
                policy(Set.of(at), Map.of("agent.example", at), Duration.ofSeconds(100), Duration.ofMillis(600));
        FetchOutcome.Unreachable outcome =
                assertInstanceOf(FetchOutcome.Unreachable.class, TestFetch.once(policy, cache, "/card"));
        assertTrue(outcome.why().startsWith("agent.example did not answer within"), outcome.why());
    }

    private static void connect(Socket socket, ServerSocket to) {
        try {
            socket.connect(to.getLocalSocketAddress());
        } catch (IOException given) {
            // Up to the system how many it queues.
        }
    }

    private static FetchPolicy policy(
            Set<HostPort> allow, Map<String, HostPort> pins, Duration timeout, Duration deadline) {
        return new FetchPolicy(
                timeout, deadline, 1000, 4, 4, 0, "agentdoc-test", Optional.empty(), allow, Optional.empty(), pins);
    }
}
