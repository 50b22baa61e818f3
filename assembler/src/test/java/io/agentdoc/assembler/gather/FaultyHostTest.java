package io.agentdoc.assembler.gather;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.gather.FetchOutcome.Fetched;
import io.agentdoc.assembler.gather.FetchOutcome.Refused;
import io.agentdoc.assembler.gather.FetchOutcome.TooLarge;
import io.agentdoc.assembler.gather.FetchOutcome.Unreachable;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.LoopbackServer;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import io.agentdoc.testing.TestCertificate;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The ways in which a host can fail us or work against us; each ends as a value, in time. */
@Timeout(120)
@Promise(Promised.BUDGET)
@Attack({8, 11, 24})
class FaultyHostTest {
    /** Ten times what a fetch of these policies may take. */
    private static final Duration GUARD = Duration.ofSeconds(30);

    @TempDir
    Path cache;

    private final LoopbackServer server = LoopbackServer.tls();

    @AfterEach
    void close() throws Exception {
        server.close();
    }

    @Test
    void a_body_of_just_the_limit_is_read_and_one_byte_more_is_too_large() {
        server.on("/just", 200, "", "x".repeat(1000));
        server.on("/more", 200, "", "x".repeat(1001));
        server.on("/unannounced", raw("HTTP/1.1 200 OK\r\n\r\n" + "x".repeat(1001)));
        server.on("/endless", (asked, out) -> {
            out.write(ascii("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"));
            while (true) {
                out.write(ascii("5\r\nhello\r\n"));
            }
        });
        assertEquals(1000, assertInstanceOf(Fetched.class, get("/just")).bytes().size());
        assertInstanceOf(TooLarge.class, get("/more"));
        assertInstanceOf(TooLarge.class, get("/unannounced"));
        assertInstanceOf(TooLarge.class, get("/endless"));
    }

    @Test
    void an_answer_in_a_coding_is_refused_and_none_is_asked_for() {
        server.on("/gzip", 200, "Content-Encoding: gzip\r\n", "not looked at");
        server.on("/twice", 200, "Content-Encoding: gzip, gzip\r\n", "not looked at");
        server.on("/identity", 200, "Content-Encoding: identity\r\n", "{}");
        assertInstanceOf(Refused.class, get("/gzip"));
        assertInstanceOf(Refused.class, get("/twice"));
        assertInstanceOf(Fetched.class, get("/identity"));
        assertTrue(server.asked().stream()
                .allMatch(asked -> asked.header("accept-encoding").equals("identity")));
    }

    @Test
    void a_page_under_a_documents_type_is_fetched_and_left_to_its_reader() {
        server.on("/card", 200, "Content-Type: application/json\r\n", "<!doctype html>");
        assertEquals(
                Bytes.utf8("<!doctype html>"),
                assertInstanceOf(Fetched.class, get("/card")).bytes());
    }

    @Test
    void a_host_that_drips_its_body_is_left_at_the_deadline() {
        server.on("/card", (asked, out) -> {
            out.write(ascii("HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n"));
            drip(out, "x");
        });
        assertLeftAtDeadline("/card");
    }

    @Test
    void a_host_that_drips_its_headers_is_left_at_the_deadline() {
        server.on("/card", (asked, out) -> {
            out.write(ascii("HTTP/1.1 200 OK\r\nX-Slow: "));
            drip(out, "x");
        });
        assertLeftAtDeadline("/card");
    }

    @Test
    void a_host_that_asks_to_wait_a_day_is_not_waited_for() {
        server.on("/card", 503, "Retry-After: 86400\r\n", "");
        FetchPolicy policy = TestFetch.policy(server, Duration.ofSeconds(20), Duration.ofSeconds(30), 2);
        assertInstanceOf(Unreachable.class, TestFetch.once(policy, cache, "/card"));
        assertEquals(1, server.asked().size());
    }

    @Test
    void a_host_that_recovers_is_asked_again_and_no_more_often_than_agreed() {
        server.on(
                "/card",
                (asked, out) -> out.write(
                        server.asked().size() < 3
                                ? LoopbackServer.answer(503, "Retry-After: 0\r\n", "")
                                : LoopbackServer.answer(200, "", "{}")));
        server.on("/never", 500, "", "");
        FetchPolicy policy = TestFetch.policy(server, Duration.ofSeconds(20), Duration.ofSeconds(30), 2);
        assertInstanceOf(Fetched.class, TestFetch.once(policy, cache, "/card"));
        assertEquals(3, server.asked().size());
        assertInstanceOf(Unreachable.class, TestFetch.once(policy, cache, "/never"));
        assertEquals(6, server.asked().size());
    }

    @Test
    void an_answer_that_is_cut_short_is_no_document() {
        server.on("/length", raw("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{}"));
        server.on("/chunk", raw("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n{}"));
        server.on("/nothing", raw(""));
        server.on("/status", raw("HTTP/1.1 abc OK\r\n\r\n"));
        server.on("/other", raw("SSH-2.0-OpenSSH_9.9\r\n\r\n"));
        for (String path : new String[] {"/length", "/chunk", "/nothing", "/other", "/status"}) {
            assertInstanceOf(Unreachable.class, get(path), path);
        }
    }

    @Test
    void an_answer_with_two_lengths_is_refused() {
        server.on("/two", raw("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}x"));
        server.on(
                "/both",
                raw("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n"));
        assertInstanceOf(Refused.class, get("/two"));
        assertInstanceOf(Refused.class, get("/both"));
    }

    @Test
    void bytes_after_an_answer_never_become_the_next_answer() {
        server.on(
                "/card",
                raw("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil"));
        server.on("/next", 200, "", "[]");
        try (TestFetch run = new TestFetch(TestFetch.policy(server), cache, TestFetch.FIRST)) {
            assertEquals(
                    Bytes.utf8("{}"),
                    assertInstanceOf(Fetched.class, run.get("/card")).bytes());
            assertEquals(
                    Bytes.utf8("[]"),
                    assertInstanceOf(Fetched.class, run.get("/next")).bytes());
        }
        assertEquals(2, server.connections());
    }

    @Test
    void what_is_not_http_is_refused() {
        server.on("/cut", raw("HTTP/1.1 200 OK\r\nContent-Le"));
        server.on("/continue", (asked, out) -> {
            for (int i = 0; i < 200_000; i++) {
                out.write(ascii("HTTP/1.1 100 Continue\r\n\r\n"));
            }
        });
        server.on("/headers", (asked, out) -> {
            out.write(ascii("HTTP/1.1 200 OK\r\n"));
            for (int i = 0; i < 300; i++) {
                out.write(ascii("X-" + i + ": x\r\n"));
            }
            out.write(ascii("\r\n"));
        });
        server.on("/line", raw("HTTP/1.1 200 OK\r\nX-Long: " + "x".repeat(20_000) + "\r\n\r\n"));
        for (String path : new String[] {"/cut", "/continue", "/headers", "/line"}) {
            assertInstanceOf(Refused.class, get(path), path);
        }
    }

    @Test
    void a_host_that_never_finishes_its_handshake_is_left_in_time() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 8, InetAddress.getLoopbackAddress())) {
            HostPort there = new HostPort("127.0.0.1", silent.getLocalPort());
            FetchPolicy policy = policy(Map.of("agent.example", there), Set.of(there));
            assertInstanceOf(Unreachable.class, TestFetch.once(policy, cache, "/card"));
        }
    }

    @Test
    void a_port_that_nobody_listens_on_is_out_of_reach() throws Exception {
        int port;
        try (ServerSocket closed = new ServerSocket(0, 8, InetAddress.getLoopbackAddress())) {
            port = closed.getLocalPort();
        }
        HostPort there = new HostPort("127.0.0.1", port);
        FetchPolicy policy = policy(Map.of("agent.example", there), Set.of(there));
        assertEquals(
                "agent.example:443 does not take connections",
                assertInstanceOf(Unreachable.class, TestFetch.once(policy, cache, "/card"))
                        .why());
    }

    @Test
    @Clause(value = "P-1", by = HttpWire.class)
    void a_certificate_that_nobody_vouches_for_is_not_believed() throws Exception {
        try (LoopbackServer stranger = LoopbackServer.tls(TestCertificate.strangers())) {
            stranger.on("/card", 200, "", "{}");
            assertEquals(
                    "the certificate of agent.example is not to be trusted",
                    assertInstanceOf(Unreachable.class, TestFetch.once(TestFetch.policy(stranger), cache, "/card"))
                            .why());
            assertEquals(0, stranger.asked().size());
        }
    }

    @Test
    @Clause(value = "P-1", by = HttpWire.class)
    void a_certificate_for_another_name_is_not_believed() {
        server.on("/card", 200, "", "{}");
        FetchPolicy policy = policy(Map.of("elsewhere.example", TestFetch.at(server)), Set.of(TestFetch.at(server)));
        try (TestFetch run = new TestFetch(policy, cache, TestFetch.FIRST)) {
            assertInstanceOf(Unreachable.class, run.get(Ask.of("a2a-card", "https://elsewhere.example/card")));
        }
        assertEquals(0, server.asked().size());
    }

    private FetchPolicy policy(Map<String, HostPort> pins, Set<HostPort> allow) {
        return new FetchPolicy(
                Duration.ofMillis(500),
                Duration.ofSeconds(1),
                1000,
                4,
                4,
                0,
                "agentdoc-test",
                Optional.empty(),
                allow,
                Optional.of(TestCertificate.ours().pem()),
                pins);
    }

    private void assertLeftAtDeadline(String path) {
        FetchPolicy policy = TestFetch.policy(server, Duration.ofSeconds(20), Duration.ofMillis(700), 2);
        long start = System.nanoTime();
        Unreachable outcome = assertInstanceOf(Unreachable.class, TestFetch.once(policy, cache, path));
        assertTrue(Duration.ofNanos(System.nanoTime() - start).compareTo(GUARD) < 0);
        assertTrue(outcome.why().startsWith("agent.example did not answer within"), outcome.why());
        assertTrue(server.asked().size() <= 1);
    }

    private FetchOutcome get(String path) {
        return TestFetch.once(server, cache, TestFetch.FIRST, path);
    }

    private static void drip(OutputStream out, String what) throws IOException, InterruptedException {
        for (int i = 0; i < 800; i++) {
            out.write(ascii(what));
            out.flush();
            Thread.sleep(50);
        }
    }

    private static LoopbackServer.Script raw(String bytes) {
        return (asked, out) -> out.write(ascii(bytes));
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
