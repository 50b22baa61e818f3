package io.agentdoc.assembler.gather;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.gather.FetchOutcome.Fetched;
import io.agentdoc.assembler.gather.FetchOutcome.Refused;
import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.LoopbackServer;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
@Promise(Promised.PUBLIC_ADDRESSES)
@Attack({4, 24})
class RedirectTest {
    @TempDir
    Path cache;

    private final LoopbackServer server = LoopbackServer.tls();
    private final LoopbackServer other = LoopbackServer.tls();
    private final LoopbackServer plain = LoopbackServer.plain();

    @AfterEach
    void close() throws Exception {
        server.close();
        other.close();
        plain.close();
    }

    @Test
    void five_are_followed_and_six_are_not() {
        for (int hop = 0; hop < 51; hop++) {
            server.on("/" + hop, 302, "Location: /" + (hop + 1) + "\r\n", "");
        }
        server.on("/5", 200, "", "{}");
        Fetched five = assertInstanceOf(Fetched.class, get("/0"));
        assertEquals(Optional.of("https://agent.example:443/5"), five.servedFrom());
        server.on("/5", 302, "Location: /6\r\n", "");
        assertEquals(
                "agent.example redirects more than 5 times",
                assertInstanceOf(Refused.class, get("/0")).why());
        assertEquals(12, server.asked().size());
    }

    @Test
    void a_loop_ends_as_refused() {
        server.on("/card", 301, "Location: https://agent.example/card\r\n", "");
        assertInstanceOf(Refused.class, get("/card"));
        assertEquals(6, server.asked().size());
    }

    @Test
    void nowhere_but_https_is_gone_to() {
        plain.on("/card", 200, "", "{}");
        for (String location : List.of(
                "http://agent.example/card",
                "http://127.0.0.1:" + plain.port() + "/card",
                "file:///etc/passwd",
                "javascript:1",
                "https://user@agent.example/",
                "https://agent.example:22/")) {
            server.on("/card", 302, "Location: " + location + "\r\n", "");
            assertInstanceOf(Refused.class, get("/card"), location);
        }
        assertEquals(0, plain.connections());
    }

    @Test
    void no_private_address_is_gone_to() {
        for (String location : List.of(
                "https://169.254.169.254/latest/meta-data/",
                "https://127.0.0.1:" + other.port() + "/card",
                "https://localhost:" + other.port() + "/card",
                "https://[::ffff:127.0.0.1]:" + other.port() + "/card",
                "//2130706433:" + other.port() + "/card")) {
            server.on("/card", 302, "Location: " + location + "\r\n", "");
            assertInstanceOf(Refused.class, get("/card"), location);
        }
        assertEquals(0, other.connections());
    }

    @Test
    void a_name_that_leads_to_a_private_address_is_not_gone_to() {
        server.on("/card", 302, "Location: https://lab.example:" + other.port() + "/card\r\n", "");
        FetchPolicy standard = TestFetch.policy(server);
        FetchPolicy policy = with(
                standard,
                Map.of("agent.example", TestFetch.at(server), "lab.example", TestFetch.at(other)),
                standard.allow());
        Refused outcome = assertInstanceOf(Refused.class, TestFetch.once(policy, cache, "/card"));
        assertEquals("lab.example has an address that is not a public one", outcome.why());
        assertEquals(0, other.connections());
    }

    @Test
    void a_direction_that_is_missing_or_no_url_ends_the_fetch() {
        server.on("/none", 302, "", "");
        server.on("/odd", 302, "Location: ht tp://\\\\\r\n", "");
        assertInstanceOf(FetchOutcome.Unreachable.class, get("/none"));
        assertInstanceOf(Refused.class, get("/odd"));
    }

    @Test
    @Clause(
            value = {"P-2", "P-3"},
            by = {Exchange.class, Transport.class})
    void a_bearer_is_shown_to_its_own_origin_and_to_no_other_not_even_on_the_way_back() throws Exception {
        server.on("/card", 302, "Location: /moved\r\n", "");
        server.on("/moved", 307, "Location: https://other.example/card\r\n", "");
        other.on("/card", 302, "Location: https://agent.example/back\r\n", "");
        server.on("/back", 200, "Content-Type: application/json\r\n", "{}");
        FetchPolicy policy = with(
                TestFetch.policy(server),
                Map.of("agent.example", TestFetch.at(server), "other.example", TestFetch.at(other)),
                Set.of(TestFetch.at(server), TestFetch.at(other)));
        Ask ask = new Ask(
                "pond:agent-manifest",
                "https://agent.example/card",
                Optional.of(Bearer.of("s3cret-key")),
                Optional.empty());
        try (TestFetch run = new TestFetch(policy, cache, TestFetch.FIRST)) {
            Fetched fetched = assertInstanceOf(Fetched.class, run.get(ask));
            assertTrue(fetched.withBearer());
            assertTrue(!fetched.toString().contains("s3cret") && !ask.toString().contains("s3cret"));
        }
        assertEquals(
                List.of("Bearer s3cret-key", "Bearer s3cret-key", ""),
                server.asked().stream()
                        .map(asked -> asked.header("authorization"))
                        .toList());
        assertEquals(
                List.of(""),
                other.asked().stream()
                        .map(asked -> asked.header("authorization"))
                        .toList());
        try (Stream<Path> files = Files.walk(cache)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertFalse(Files.readString(file).contains("s3cret"), file.toString());
            }
        }
        assertEquals("1.0", server.asked().getFirst().header("x-agent-protocol-version"));
    }

    private static FetchPolicy with(FetchPolicy policy, Map<String, HostPort> pins, Set<HostPort> allow) {
        return new FetchPolicy(
                policy.timeout(),
                policy.deadline(),
                policy.maxBytes(),
                policy.concurrency(),
                policy.perHost(),
                policy.retries(),
                policy.userAgent(),
                policy.proxy(),
                allow,
                policy.ca(),
                pins);
    }

    private FetchOutcome get(String path) {
        return TestFetch.once(server, cache, TestFetch.FIRST, path);
    }
}
