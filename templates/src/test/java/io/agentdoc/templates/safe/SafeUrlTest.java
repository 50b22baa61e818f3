package io.agentdoc.templates.safe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Promise(Promised.NO_SCRIPT)
@Attack(5)
class SafeUrlTest {

    @ParameterizedTest
    @CsvSource({
        "https://agent.example/a?b=c&d#e, https://agent.example/a?b=c&d#e, agent.example",
        "HTTPS://Agent.Example, https://agent.example, agent.example",
        "http://127.0.0.1:8443/x, http://127.0.0.1:8443/x, 127.0.0.1",
        "https://[2001:db8::1]/, https://[2001:db8::1]/, [2001:db8::1]",
        "https://bücher.example/ä, https://xn--bcher-kva.example/%C3%A4, xn--bcher-kva.example",
        "mailto:desk@agent.example, mailto:desk@agent.example, agent.example",
    })
    void an_address_that_may_be_followed_knows_its_host(String given, String href, String host) {
        SafeUrl url = SafeUrl.parse(given).orElseThrow();
        assertEquals(href, url.href());
        assertEquals(host, url.host());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "javascript:alert(1)",
                "JaVaScRiPt:alert(1)",
                "java&#115;cript:alert(1)",
                "javascript&colon;alert(1)",
                " javascript:alert(1)",
                "java\tscript:alert(1)",
                "java\nscript:alert(1)",
                "\u0000javascript:alert(1)",
                "vbscript:msgbox(1)",
                "data:text/html,<script>alert(1)</script>",
                "file:///etc/passwd",
                "ftp://agent.example/",
                "//evil.example/",
                "/a/path",
                "a/path",
                "https:/agent.example",
                "https:agent.example",
                "https://",
                "https:///path",
                "https://user@agent.example/",
                "https://user:word@agent.example/",
                "https://agent.example:99999/",
                "https://agent.example\\@evil.example/",
                "https://agent.example/\u202Egpj.exe",
                "https://agent\u200B.example/",
                "https://agent.example/\"onmouseover=alert(1)",
                "https://agent.example/<b>",
                "https://agent.example/ and more",
                "https://agent.example/\u00A0",
                "https://a b.example/",
                "https://-.example^/",
                "mailto:desk@agent.example?bcc=other@evil.example",
                "mailto:desk@agent.example\r\nBcc: x",
                "mailto:nobody",
                "view-source:https://agent.example/",
                "blob:https://agent.example/1"
            })
    void anything_else_is_refused(String given) {
        assertTrue(SafeUrl.parse(given).isEmpty(), given);
    }

    @Test
    void an_address_longer_than_anybody_means_is_refused() {
        String start = "https://agent.example/";
        String fits = start + "a".repeat(SafeUrlParser.LONGEST - start.length());
        assertTrue(SafeUrl.parse(fits).isPresent());
        assertTrue(SafeUrl.parse(fits + "a").isEmpty());
    }

    @Test
    void an_address_that_is_too_long_once_it_is_written_out_is_refused() {
        String start = "https://a.example/";
        int most = (SafeUrlParser.LONGEST - start.length()) / "%C3%A9".length();
        assertTrue(SafeUrl.parse(start + "é".repeat(most)).isPresent());
        assertTrue(SafeUrl.parse(start + "é".repeat(most + 1)).isEmpty());
    }

    @Test
    void a_link_shows_the_whole_address_and_a_look_alike_host_for_what_it_is() {
        String plain = SafeUrl.parse("https://agent.example/?a=1&b=2")
                .orElseThrow()
                .link()
                .toString();
        assertEquals(
                "<a href=\"https://agent.example/?a=1&amp;b=2\" rel=\"nofollow noopener\">"
                        + "<bdi dir=\"ltr\" lang=\"\">https://agent.example/?a=1&amp;b=2</bdi></a>",
                plain);
        String alike = SafeUrl.parse("https://\u0430gent.example/")
                .orElseThrow()
                .link()
                .toString();
        assertTrue(alike.endsWith("<code dir=\"ltr\">xn--gent-43d.example</code>"), alike);
    }
}
