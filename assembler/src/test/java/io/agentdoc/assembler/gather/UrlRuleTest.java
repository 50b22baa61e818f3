package io.agentdoc.assembler.gather;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.LoopbackServer;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Promise(Promised.PUBLIC_ADDRESSES)
@Attack(4)
class UrlRuleTest {
    @TempDir
    Path cache;

    private final UrlRule rule = new UrlRule(FetchPolicy.standard());

    @Test
    void no_address_and_no_host_form_of_the_vectors_is_connected_to() throws Exception {
        List<String> hosts = new ArrayList<>(SsrfVectors.list("host_forms_for_loopback", "deny_v4"));
        SsrfVectors.list("deny_v6").forEach(address -> hosts.add("[" + address + "]"));
        assertEquals(22 + 35, hosts.size());
        try (LoopbackServer server = LoopbackServer.tls()) {
            FetchPolicy policy = at(server);
            for (String host : hosts) {
                for (String url : List.of("https://" + host + "/card", "https://" + host + ":" + server.port() + "/")) {
                    FetchOutcome outcome = outcome(policy, url);
                    assertInstanceOf(FetchOutcome.Refused.class, outcome, url);
                }
            }
            assertEquals(0, server.connections());
        }
    }

    @Test
    void no_scheme_of_the_vectors_is_fetched() {
        for (String url : SsrfVectors.list("schemes_deny")) {
            assertInstanceOf(UrlReading.Odd.class, rule.read(url), url);
        }
        assertInstanceOf(UrlReading.Odd.class, rule.read("HTTP://agent.example/"));
    }

    @Test
    void no_port_of_the_vectors_is_asked() {
        for (int port : SsrfVectors.ports()) {
            assertInstanceOf(UrlReading.Odd.class, rule.read("https://agent.example:" + port + "/"), "" + port);
        }
    }

    @Test
    @Clause("5.3-1")
    void a_reference_that_is_no_url_is_never_guessed_at() {
        for (String reference : List.of("mesh:artifacts:01J8Z", "urn:x:y", "card.json", "", "https:", "https://")) {
            assertInstanceOf(UrlReading.Odd.class, rule.read(reference), reference);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://agent.example",
                "https://agent.example:8443/a?b=c",
                "HTTPS://AGENT.example/",
                "https://xn--bcher-kva.example/",
                "https://8.8.8.8/",
                "https://[2606:4700::1111]/",
                "https://1.example/"
            })
    void an_ordinary_url_is_sound(String url) {
        assertInstanceOf(UrlReading.Sound.class, rule.read(url));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://agent.example./",
                "https://a..example/",
                "https://agent_x.example/",
                "https://0x7f.0.0.1/",
                "https://1.2.3/",
                "https://01.2.3.4/",
                "https://256.1.1.1/",
                "https://agent.example\t/",
                "https://agent.example/ü",
                "https://agent.example:99999/",
                "https://agent.example:-1/",
                "https://[fe80::1%25eth0]/",
                "https:\\\\agent.example/"
            })
    void an_odd_url_is_not(String url) {
        assertInstanceOf(UrlReading.Odd.class, rule.read(url));
    }

    @Test
    void a_url_may_have_as_many_characters_as_the_limit_says_and_not_one_more() {
        String url = "https://agent.example/";
        String longest = url + "x".repeat(UrlRule.LONGEST - url.length());
        assertInstanceOf(UrlReading.Sound.class, rule.read(longest));
        assertInstanceOf(UrlReading.Odd.class, rule.read(longest + "x"));
    }

    @Test
    void a_fragment_is_for_the_reader_and_not_for_the_host() {
        UrlReading.Sound sound = assertInstanceOf(UrlReading.Sound.class, rule.read("https://agent.example/card#part"));
        assertEquals("https://agent.example:443/card", sound.url().uri().toString());
    }

    @Test
    void plain_http_and_a_private_address_are_for_hosts_that_the_operator_names() {
        FetchPolicy policy = allowing(new HostPort("127.0.0.1", 8080));
        assertInstanceOf(UrlReading.Sound.class, new UrlRule(policy).read("http://127.0.0.1:8080/card"));
        assertInstanceOf(UrlReading.Odd.class, new UrlRule(policy).read("http://127.0.0.1:8081/card"));
        assertInstanceOf(UrlReading.Odd.class, new UrlRule(policy).read("http://127.0.0.2:8080/card"));
    }

    @Test
    void one_private_address_among_public_ones_refuses_the_name() throws Exception {
        try (LoopbackServer server = LoopbackServer.tls()) {
            for (List<String> answer :
                    List.of(List.of("127.0.0.1"), List.of("8.8.8.8", "127.0.0.1"), List.of("::1", "2606:4700::1111"))) {
                NameLookup lookup = host -> addresses(answer);
                FetchOutcome outcome = outcome(at(server), "https://agent.example:" + server.port() + "/card", lookup);
                assertInstanceOf(FetchOutcome.Refused.class, outcome, answer.toString());
            }
            assertEquals(0, server.connections());
        }
    }

    @Test
    void a_name_that_changes_its_answer_is_asked_once_for_each_connection_and_that_answer_is_the_one_used()
            throws Exception {
        try (LoopbackServer server = LoopbackServer.tls()) {
            List<String> asked = new ArrayList<>();
            NameLookup rebinding = host -> {
                asked.add(host);
                return addresses(List.of(asked.size() == 1 ? "10.0.0.1" : "127.0.0.1"));
            };
            assertInstanceOf(
                    FetchOutcome.Refused.class,
                    outcome(at(server), "https://agent.example:" + server.port() + "/card", rebinding));
            assertEquals(1, asked.size());
            assertEquals(0, server.connections());
        }
    }

    @Test
    void a_pin_does_not_exempt_a_private_address_that_the_operator_does_not_name() throws Exception {
        try (LoopbackServer server = LoopbackServer.tls()) {
            FetchPolicy allowed = TestFetch.policy(server);
            FetchPolicy pinnedOnly = new FetchPolicy(
                    allowed.timeout(),
                    allowed.deadline(),
                    1000,
                    4,
                    4,
                    0,
                    "agentdoc-test",
                    Optional.empty(),
                    Set.of(),
                    allowed.ca(),
                    Map.of("agent.example", TestFetch.at(server)));
            assertInstanceOf(FetchOutcome.Refused.class, outcome(pinnedOnly, "https://agent.example/card"));
            assertEquals(0, server.connections());
            server.on("/card", 200, "", "{}");
            assertInstanceOf(FetchOutcome.Fetched.class, outcome(allowed, "https://agent.example/card"));
        }
    }

    private static InetAddress[] addresses(List<String> texts) throws UnknownHostException {
        InetAddress[] addresses = new InetAddress[texts.size()];
        for (int i = 0; i < addresses.length; i++) {
            addresses[i] = InetAddress.getByName(texts.get(i));
        }
        return addresses;
    }

    private FetchOutcome outcome(FetchPolicy policy, String url) {
        return outcome(policy, url, InetAddress::getAllByName);
    }

    private FetchOutcome outcome(FetchPolicy policy, String url, NameLookup lookup) {
        try (TestFetch run = new TestFetch(policy, cache, TestFetch.FIRST, lookup)) {
            return run.get(Ask.of("a2a-card", url));
        }
    }

    private static FetchPolicy at(LoopbackServer server) {
        FetchPolicy policy = TestFetch.policy(server);
        return allowing(policy);
    }

    private static FetchPolicy allowing(FetchPolicy policy, HostPort... allow) {
        return new FetchPolicy(
                policy.timeout(),
                policy.deadline(),
                1000,
                4,
                4,
                0,
                "agentdoc-test",
                Optional.empty(),
                Set.of(allow),
                policy.ca(),
                Map.of());
    }

    private static FetchPolicy allowing(HostPort allow) {
        return allowing(FetchPolicy.standard(), allow);
    }
}
