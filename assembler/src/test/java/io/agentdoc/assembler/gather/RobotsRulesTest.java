package io.agentdoc.assembler.gather;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RobotsRulesTest {

    @Test
    void a_file_that_says_nothing_forbids_nothing() {
        for (String nothing :
                new String[] {"", "\n\n# a remark\n", "<!doctype html>", "Disallow: /\n", "user-agent: *"}) {
            assertTrue(rules(nothing).allow("/x"), nothing);
        }
    }

    @Test
    void a_group_that_names_us_counts_instead_of_the_one_for_all_and_several_count_together() {
        RobotsRules rules = rules("""
                User-agent: *
                Disallow: /

                user-AGENT: other
                User-Agent: AgentDoc/2.0
                Disallow: /a

                User-agent: agentdoc # again
                Disallow: /b
                """);
        assertFalse(rules.allow("/a"));
        assertFalse(rules.allow("/b"));
        assertTrue(rules.allow("/c"));
    }

    @Test
    void where_no_group_names_us_the_ones_for_all_count() {
        RobotsRules rules =
                rules("User-agent: agentdocs\nAllow: /\nUser-agent: *\nDisallow: /a\nUser-agent: *\nDisallow: /b");
        assertFalse(rules.allow("/a"));
        assertFalse(rules.allow("/b"));
        assertTrue(rules.allow("/c"));
    }

    @Test
    void a_line_of_another_kind_ends_no_group_and_begins_none() {
        RobotsRules rules =
                rules("\uFEFFUser-agent: x\r\nSitemap: https://x.example/s\r\nUser-agent: agentdoc\rDisallow: /a");
        assertFalse(rules.allow("/a"));
    }

    @Test
    void the_longest_rule_decides_and_of_two_equal_ones_the_one_that_allows() {
        RobotsRules rules =
                rules("User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /a/b/c\nDisallow: /p\nAllow: /p\nDisallow:");
        assertFalse(rules.allow("/a/x"));
        assertTrue(rules.allow("/a/b/x"));
        assertFalse(rules.allow("/a/b/c"));
        assertTrue(rules.allow("/p"));
        assertTrue(rules.allow("/"));
    }

    @ParameterizedTest
    @CsvSource({
        "/*.json, /a/b.json?x, true",
        "/*.json$, /a/b.json, true",
        "/*.json$, /a/b.json?x, false",
        "/a*c, /abbbc, true",
        "/a*c, /abbb, false",
        "/fish, /fishes/1, true",
        "/fish, /Fish, false",
        "/a/%62, /a/b, true",
        "/a/b, /a/%62, true",
        "/%e3%81%82, /あ, true",
        "/あ, /%E3%81%82/x, true",
        "/a%2Fb, /a/b, false",
        "/$, /, true",
        "/$, /x, false",
        "*, /x, true",
    })
    void a_pattern_matches_from_the_beginning_with_stars_and_an_end(String pattern, String path, boolean matches) {
        assertEquals(matches, RobotsRule.of(false, pattern).matches(RobotsRule.spelled(path)));
    }

    @Test
    void a_pattern_of_nothing_but_stars_takes_no_time() {
        RobotsRule rule = RobotsRule.of(false, "/" + "*a".repeat(1000) + "$");
        String path = "/" + "a".repeat(2000) + "b";
        assertTimeoutPreemptively(Duration.ofSeconds(10), () -> assertFalse(rule.matches(path)));
    }

    @Test
    void a_remark_goes_to_the_end_of_its_line_whatever_stands_in_it() {
        assertTrue(
                rules("User-agent: *\n# a\u2028Disallow: /\n#\u0085Disallow: /").allow("/a"));
        assertFalse(rules("User-agent: agentdoc/1\u20282\nDisallow: /").allow("/a"));
    }

    private static RobotsRules rules(String text) {
        return RobotsRules.parse(text.getBytes(StandardCharsets.UTF_8), "AgentDoc");
    }
}
