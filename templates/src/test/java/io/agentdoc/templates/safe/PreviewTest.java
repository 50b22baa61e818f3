package io.agentdoc.templates.safe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;

class PreviewTest {
    private static final SafeUrl ADDRESS =
            SafeUrl.parse("https://directory.example/agents/a/").orElseThrow();

    private static String of(String title, String description) {
        return Preview.of(title, Optional.of(description), ADDRESS, Optional.of("2026-10-05T12:00:00Z"))
                .toString();
    }

    @Test
    void a_previewer_hears_the_title_the_description_the_address_and_the_age() {
        var head = Jsoup.parse("<head>" + of("Clause reviewer", "Reads contracts.") + "</head>");
        assertEquals("Clause reviewer", head.select("meta[property=og:title]").attr("content"));
        assertEquals(
                "{\"@context\":\"https://schema.org\",\"@type\":\"WebPage\",\"name\":\"Clause"
                        + " reviewer\",\"description\":\"Reads"
                        + " contracts.\",\"url\":\"https://directory.example/agents/a/\",\"dateModified\":"
                        + "\"2026-10-05T12:00:00Z\"}",
                head.select("script").html());
    }

    @Test
    @Promise(Promised.NO_SCRIPT)
    @Attack(21)
    void no_text_leaves_its_place() {
        String attack = "</script><script>alert(1)</script>\"'\\\u2028\u202E<!--";
        String html = of(attack, attack);
        var head = Jsoup.parse("<head>" + html + "</head>");
        assertEquals(1, head.select("script").size());
        assertFalse(head.select("script").html().contains("<"));
        assertTrue(head.select("script").html().contains("\\u003c/script\\u003e"));
        assertFalse(html.contains("\u202E") || html.contains("\u2028"));
    }

    @Test
    void nothing_in_it_rates_anybody() {
        String html = of("A", "B").toLowerCase(java.util.Locale.ROOT);
        for (String word : new String[] {"rating", "review", "score", "star"}) {
            assertFalse(html.contains(word), word);
        }
    }
}
