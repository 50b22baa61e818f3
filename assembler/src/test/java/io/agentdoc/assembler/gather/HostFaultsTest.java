package io.agentdoc.assembler.gather;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.gather.FetchOutcome.Fetched;
import io.agentdoc.assembler.gather.FetchOutcome.Lacking;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.HostFault;
import io.agentdoc.testing.LoopbackServer;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import io.agentdoc.testing.TestCertificate;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every fault of a host by its name: each ends as it is listed, in time, and the next document is read all the same. */
@Timeout(300)
@Promise(Promised.BUDGET)
class HostFaultsTest {
    /** As many as there are; one that is dropped, or that nobody lists, is noticed here. */
    private static final int FAULTS = 34;

    /** Those that are met before anything is asked, so that no script can play them. */
    private static final Set<String> BEFORE_ASKING = Set.of("closed", "handshake", "other-name", "stranger");

    /** Those that a fetch ends only by its deadline. */
    private static final Set<String> SLOW = Set.of("silence", "slow-body", "slow-head", "handshake");

    @TempDir
    Path cache;

    private final LoopbackServer server = LoopbackServer.tls();

    @AfterEach
    void close() throws IOException {
        server.close();
    }

    @Test
    void there_are_as_many_as_are_promised_and_each_is_played() {
        List<String> names = HostFault.all().stream().map(HostFault::name).toList();
        assertEquals(FAULTS, names.size());
        var played = new TreeSet<>(FaultScripts.all().keySet());
        played.addAll(BEFORE_ASKING);
        assertEquals(played, new TreeSet<>(names));
    }

    static Stream<HostFault> faults() {
        return HostFault.all().stream();
    }

    @ParameterizedTest
    @MethodSource("faults")
    void each_ends_as_it_is_listed_and_harms_no_other_document(HostFault fault) throws IOException {
        FaultScripts.all().forEach((name, script) -> server.on("/" + name, script));
        for (int hop = 1; hop <= 51; hop++) {
            server.on("/far-" + hop, 302, "Location: /far-" + (hop + 1) + "\r\n", "");
        }
        server.on("/sound", 200, "", "[]");
        Duration deadline = Duration.ofSeconds(SLOW.contains(fault.name()) ? 1 : 30);
        long start = System.nanoTime();
        assertEquals(fault.end(), end(fault.name(), deadline));
        Duration took = Duration.ofNanos(System.nanoTime() - start);
        assertTrue(took.compareTo(deadline.multipliedBy(10)) < 0, took::toString);
    }

    private String end(String fault, Duration deadline) throws IOException {
        return switch (fault) {
            case "closed" -> end(pinned(closedPort(), deadline), "card");
            case "handshake" -> handshake(deadline);
            case "stranger" -> stranger(deadline);
            case "other-name" -> otherName(deadline);
            default -> beside(fault, deadline);
        };
    }

    /** One run asks for the faulty document and for a sound one of the same host. */
    private String beside(String fault, Duration deadline) {
        try (TestFetch run = new TestFetch(pinned(server.port(), deadline), cache, TestFetch.FIRST)) {
            String end = text(run.get("/" + fault));
            FetchPolicy patient = TestFetch.policy(server);
            Fetched next = assertInstanceOf(
                    Fetched.class,
                    deadline.compareTo(patient.deadline()) < 0
                            ? TestFetch.once(patient, cache, "/sound")
                            : run.get("/sound"));
            assertEquals(Bytes.utf8("[]"), next.bytes());
            return end;
        }
    }

    private String handshake(Duration deadline) throws IOException {
        try (ServerSocket silent = new ServerSocket(0, 8, InetAddress.getLoopbackAddress())) {
            return end(pinned(silent.getLocalPort(), deadline), "card");
        }
    }

    private String stranger(Duration deadline) throws IOException {
        try (LoopbackServer other = LoopbackServer.tls(TestCertificate.strangers())) {
            String end = end(pinned(other.port(), deadline), "card");
            assertEquals(List.of(), other.asked());
            return end;
        }
    }

    private String otherName(Duration deadline) {
        HostPort here = TestFetch.at(server);
        FetchPolicy policy = policy(deadline, Map.of("elsewhere.example", here), here);
        try (TestFetch run = new TestFetch(policy, cache, TestFetch.FIRST)) {
            String end = text(run.get(Ask.of("a2a-card", "https://elsewhere.example/sound")));
            assertEquals(List.of(), server.asked());
            return end;
        }
    }

    private String end(FetchPolicy policy, String path) {
        return text(TestFetch.once(policy, cache, "/" + path));
    }

    private static int closedPort() throws IOException {
        try (ServerSocket closed = new ServerSocket(0, 8, InetAddress.getLoopbackAddress())) {
            return closed.getLocalPort();
        }
    }

    private static FetchPolicy pinned(int port, Duration deadline) {
        HostPort there = new HostPort("127.0.0.1", port);
        return policy(deadline, Map.of("agent.example", there), there);
    }

    private static FetchPolicy policy(Duration deadline, Map<String, HostPort> pins, HostPort allowed) {
        return new FetchPolicy(
                deadline,
                deadline,
                1000,
                4,
                4,
                0,
                "agentdoc-test",
                Optional.empty(),
                Set.of(allowed),
                Optional.of(TestCertificate.ours().pem()),
                pins);
    }

    /** In the words of a document's outcomes. */
    private static String text(FetchOutcome outcome) {
        return outcome instanceof Lacking lacking
                ? lacking.outcome().name().toLowerCase(Locale.ROOT).replace('_', ' ')
                : "fetched";
    }
}
