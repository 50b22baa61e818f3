package io.agentdoc.assembler.gather;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.testing.LoopbackServer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
class PolitenessTest {
    @TempDir
    Path cache;

    @Test
    void no_host_sees_more_than_its_limit_and_a_slow_host_holds_up_no_other() throws Exception {
        CountDownLatch release = new CountDownLatch(1);
        try (LoopbackServer slow = LoopbackServer.tls();
                LoopbackServer quick = LoopbackServer.tls();
                TestFetch run = new TestFetch(policy(slow, quick), cache, TestFetch.FIRST)) {
            quick.on("/card", 200, "", "{}");
            List<CompletableFuture<FetchOutcome>> waiting = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                slow.on("/" + i, (asked, out) -> {
                    release.await();
                    out.write(LoopbackServer.answer(200, "", "{}"));
                });
                waiting.add(run.fetcher().fetch(TestFetch.ask("/" + i)));
            }
            assertInstanceOf(FetchOutcome.Fetched.class, run.get(Ask.of("a2a-card", "https://other.example/card")));
            release.countDown();
            for (CompletableFuture<FetchOutcome> one : waiting) {
                assertInstanceOf(FetchOutcome.Fetched.class, one.get(60, TimeUnit.SECONDS));
            }
            assertEquals(20, slow.asked().size());
            assertTrue(slow.mostAtOnce() <= 2, "" + slow.mostAtOnce());
        }
    }

    @Test
    void a_host_reached_by_a_redirect_has_the_same_limit() throws Exception {
        try (LoopbackServer first = LoopbackServer.tls();
                LoopbackServer second = LoopbackServer.tls();
                TestFetch run = new TestFetch(policy(first, second), cache, TestFetch.FIRST)) {
            second.on("/card", (asked, out) -> {
                Thread.sleep(20);
                out.write(LoopbackServer.answer(200, "", "{}"));
            });
            List<CompletableFuture<FetchOutcome>> all = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                first.on("/" + i, 302, "Location: https://other.example/card\r\n", "");
                all.add(run.fetcher().fetch(TestFetch.ask("/" + i)));
                all.add(run.fetcher().fetch(Ask.of("kind-" + i, "https://other.example/card")));
            }
            for (CompletableFuture<FetchOutcome> one : all) {
                assertInstanceOf(FetchOutcome.Fetched.class, one.get(60, TimeUnit.SECONDS));
            }
            assertEquals(12, second.asked().size());
            assertTrue(second.mostAtOnce() <= 2, "" + second.mostAtOnce());
        }
    }

    @Test
    void a_turn_that_nobody_waits_for_any_more_goes_to_the_next() throws Exception {
        HostLanes lanes = new HostLanes(1);
        lanes.turn("agent.example").get();
        CompletableFuture<Void> given = lanes.turn("agent.example");
        CompletableFuture<Void> next = lanes.turn("agent.example");
        given.cancel(false);
        lanes.leave("agent.example");
        assertTrue(next.isDone());
        lanes.leave("agent.example");
        assertTrue(lanes.turn("agent.example").isDone());
    }

    @Test
    void a_document_that_many_agents_share_is_asked_for_once_in_a_run() throws Exception {
        try (LoopbackServer server = LoopbackServer.tls();
                TestFetch run = new TestFetch(TestFetch.policy(server), cache, TestFetch.FIRST)) {
            server.on("/role", 200, "", "{}").on("/gone", 404, "", "");
            for (int agent = 0; agent < 50; agent++) {
                assertInstanceOf(FetchOutcome.Fetched.class, run.get("/role"));
                assertInstanceOf(FetchOutcome.Absent.class, run.get("/gone"));
            }
            Digest other = Digest.of(Bytes.utf8("[]"));
            assertInstanceOf(FetchOutcome.WrongDigest.class, run.get(TestFetch.pinned("/role", other)));
            assertEquals(2, server.asked().size());
        }
    }

    @Test
    void what_was_answered_long_ago_is_forgotten() {
        Recent recent = new Recent();
        int[] asked = {0};
        Bytes large = Bytes.own(new byte[1 << 20]);
        for (int round = 0; round < 2; round++) {
            for (int i = 0; i < 20; i++) {
                assertTrue(recent.have(Ask.of("a2a-card", "https://agent.example/" + i), () -> {
                            asked[0]++;
                            return CompletableFuture.completedFuture(new FetchOutcome.Fetched(
                                    large,
                                    Digest.of(Bytes.empty()),
                                    TestFetch.FIRST,
                                    TestFetch.FIRST,
                                    FetchOutcome.Via.FETCHED,
                                    Optional.empty(),
                                    false,
                                    Optional.empty()));
                        })
                        .isDone());
            }
        }
        assertEquals(40, asked[0]);
    }

    @Test
    void we_say_who_we_are_and_nothing_that_was_not_asked_for() throws Exception {
        try (LoopbackServer server = LoopbackServer.tls()) {
            server.on("/card", 200, "Set-Cookie: a=b\r\n", "{}");
            try (TestFetch run = new TestFetch(TestFetch.policy(server), cache, TestFetch.FIRST)) {
                run.get("/card");
                run.get("/card");
            }
            Map<String, String> headers = server.asked().getLast().headers();
            assertEquals("agentdoc-test", headers.get("user-agent"));
            assertEquals(Set.of("accept", "accept-encoding", "connection", "host", "user-agent"), headers.keySet());
        }
    }

    private static FetchPolicy policy(LoopbackServer agent, LoopbackServer other) {
        FetchPolicy policy = TestFetch.policy(agent);
        return new FetchPolicy(
                policy.timeout(),
                policy.deadline(),
                1000,
                4,
                2,
                0,
                "agentdoc-test",
                Optional.empty(),
                Set.of(TestFetch.at(agent), TestFetch.at(other)),
                policy.ca(),
                Map.of("agent.example", TestFetch.at(agent), "other.example", TestFetch.at(other)));
    }
}
