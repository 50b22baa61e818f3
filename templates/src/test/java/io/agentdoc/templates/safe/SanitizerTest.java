package io.agentdoc.templates.safe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.templates.Corpus;
import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Promise(Promised.NO_SCRIPT)
@Attack({5, 22, 23})
class SanitizerTest {
    private static final Set<String> ALLOWED = Set.of(
            "p", "br", "ul", "ol", "li", "strong", "em", "code", "pre", "blockquote", "a", "i", "html", "head", "body");
    private static final Set<String> ATTRIBUTES = Set.of("href", "rel", "dir");

    private final Sanitizer sanitizer = Sanitizer.ofFields();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<p>Yes, <b>when</b> asked.</p> | <p dir=\"auto\">Yes, <strong>when</strong> asked.</p>",
                "<ul><li>One</li><li>Two</li></ul> | <ul><li dir=\"auto\">One</li><li dir=\"auto\">Two</li></ul>",
                "<h1>Big</h1> | <p dir=\"auto\">Big</p>",
                "<script>alert(1)</script>x | x",
                "<img src=x onerror=alert(1)>x | x",
                "<a href='javascript:alert(1)'>x</a> | x",
                "<a href='java&#115;cript:alert(1)'>x</a> | x",
                "<a href='https://a.example/' onclick='x' style='y'>x</a> | <a href=\"https://a.example/\""
                        + " rel=\"nofollow noopener\">x</a> <code dir=\"ltr\">a.example</code>",
                "<p style='position:fixed' class='row' id='identity'>x</p> | <p dir=\"auto\">x</p>",
                "a\u202Eb | a<i>U+202E</i>b",
                "plain & simple < text | plain &amp; simple &lt; text",
            })
    void the_allowed_is_copied_and_nothing_else(String given, String shown) {
        assertEquals(shown, sanitizer.clean(given).orElseThrow().toString());
    }

    @Test
    void no_payload_of_the_corpus_leaves_anything_that_acts() {
        List<String> payloads = payloads(Corpus.text("vectors/html-dompurify/expect.json"));
        assertTrue(payloads.size() > 200, "payloads: " + payloads.size());
        for (String payload : payloads) {
            sanitizer.clean(payload).ifPresent(html -> isHarmless(payload, html.toString()));
        }
    }

    /** Parses what was printed again, as a browser would, and again from the result: it must not change its mind. */
    private static void isHarmless(String payload, String html) {
        String once = Jsoup.parse(html).body().html();
        for (Element element : Jsoup.parse(once).getAllElements()) {
            assertTrue(element.normalName().equals("#root") || ALLOWED.contains(element.normalName()), payload);
            for (Attribute attribute : element.attributes()) {
                assertTrue(ATTRIBUTES.contains(attribute.getKey()), payload);
            }
            if (element.hasAttr("href")) {
                assertTrue(SafeUrl.parse(element.attr("href")).isPresent(), payload);
            }
        }
    }

    private static List<String> payloads(String json) {
        var found = Pattern.compile("\"payload\": (\"(?:[^\"\\\\]|\\\\.)*+\")").matcher(json);
        List<String> payloads = new ArrayList<>();
        while (found.find()) {
            payloads.add(unquoted(found.group(1)));
        }
        return payloads;
    }

    private static String unquoted(String json) {
        String text = json.substring(1, json.length() - 1);
        var out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '\\') {
                out.append(c);
                continue;
            }
            char next = text.charAt(++i);
            switch (next) {
                case 'n' -> out.append('\n');
                case 't' -> out.append('\t');
                case 'r' -> out.append('\r');
                case 'u' -> {
                    out.append((char) Integer.parseInt(text.substring(i + 1, i + 5), 16));
                    i += 4;
                }
                default -> out.append(next);
            }
        }
        return out.toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"list-in-paragraph", "items-without-a-list", "table-taken-out", "lines-and-headings"})
    void what_is_left_when_elements_are_taken_out_stays_in_its_place(String name) throws IOException {
        try (InputStream file = SanitizerTest.class.getResourceAsStream("/astray/" + name + ".html")) {
            String given = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            String html = sanitizer.clean(given).orElseThrow().toString();
            Parser parser = Parser.htmlParser().setTrackErrors(1);
            Document page = parser.parseInput(
                    "<!doctype html><html><head><title>t</title></head><body><ul><li><div>" + html
                            + "</div></li></ul></body></html>",
                    "");
            assertEquals(List.of(), parser.getErrors());
            assertEquals(1, page.select("body > ul > li > div").size());
            assertEquals(
                    1,
                    page.select("body > *, body > ul > *").stream()
                            .filter(element -> element.normalName().equals("li"))
                            .count());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<table onclick=x style=y><tr><td align=right colspan=9 class=k>1 | <table><tbody><tr>"
                        + "<td dir=\"auto\" class=\"right\">1</td></tr></tbody></table>",
                "<table><tr><th align='x\" onload=y'>1 | <table><tbody><tr><th scope=\"col\" dir=\"auto\">1</th></tr>"
                        + "</tbody></table>",
                "<table><caption><img src=x></caption><tr><td>1<script>2</script> | <table><tbody><tr>"
                        + "<td dir=\"auto\">1</td></tr></tbody></table>",
                "<td align=left>1</td></table>2 | 12",
            })
    void a_table_of_the_owner_keeps_its_cells_and_their_sides(String given, String shown) {
        assertEquals(shown, Sanitizer.ofOwnPages().clean(given).orElseThrow().toString());
    }

    @Test
    void no_field_of_a_stranger_has_a_table() {
        String html =
                sanitizer.clean("<table><tr><td align=left>1").orElseThrow().toString();
        assertEquals("1", html);
    }

    @Test
    void no_table_of_the_corpus_leaves_its_place() {
        for (String payload : payloads(Corpus.text("vectors/html-dompurify/expect.json"))) {
            String given = "<table><tr><td>" + payload + "</table><table>" + payload + "<tr>" + payload;
            Sanitizer.ofOwnPages().clean(given).map(SafeHtml::toString).ifPresent(html -> {
                Parser parser = Parser.htmlParser().setTrackErrors(1);
                Document page = parser.parseInput(
                        "<!doctype html><html><head><title>t</title></head><body><main>" + html
                                + "</main></body></html>",
                        "");
                assertEquals(List.of(), parser.getErrors(), html);
                assertEquals(1, page.body().childrenSize(), html);
                assertEquals(
                        0,
                        page.select("[style], [onload], [onerror], script, img, svg, math")
                                .size(),
                        html);
            });
        }
    }

    @Test
    void a_name_that_no_element_has_leaves_the_text_to_be_shown_as_text() {
        assertTrue(sanitizer.clean("a<" + "b".repeat(255) + ">").isPresent());
        assertTrue(sanitizer.clean("a</" + "b".repeat(256) + ">").isEmpty());
        assertTrue(sanitizer.clean("a < " + "b".repeat(256)).isPresent());
        assertEquals("a<" + "b".repeat(256), Sanitizer.plain("a<" + "b".repeat(256)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<p>seen</p>\uFFFF<p>hidden</p>",
                "<p>seen&#xFFFF;</p><p>hidden</p>",
                "<p title=\"&#65535;\">seen\uFFFF"
            })
    void what_ends_a_text_for_the_parser_leaves_all_of_it_to_be_shown_as_text(String given) {
        assertTrue(sanitizer.clean(given).isEmpty());
        assertTrue(Sanitizer.ofOwnPages().clean(given).isEmpty());
    }

    @Test
    void more_than_the_limit_is_not_cut_but_left_to_be_shown_as_text() {
        assertTrue(sanitizer.clean("a".repeat(RichText.MOST_BYTES)).isPresent());
        assertTrue(sanitizer.clean("a".repeat(RichText.MOST_BYTES + 1)).isEmpty());
        assertTrue(sanitizer.clean("é".repeat(RichText.MOST_BYTES / 2 + 1)).isEmpty());
    }

    @Test
    void depth_width_and_attributes_cost_neither_time_nor_size() {
        for (String pathological : List.of(
                "<div>".repeat(10_000),
                "<ul><li>".repeat(8_000),
                "<b><i>".repeat(10_000),
                "<p " + "a=b ".repeat(15_000) + ">x",
                "<a href=x>".repeat(6_000),
                "<table><tr><td>".repeat(4_000),
                "<td><table>".repeat(5_000),
                "<![CDATA[".repeat(7_000),
                "&".repeat(60_000))) {
            assertTimeout(Duration.ofSeconds(10), () -> {
                int size = sanitizer
                        .clean(pathological)
                        .map(html -> html.toString().length())
                        .orElse(0);
                assertTrue(size <= RichText.MOST_BYTES * RichText.MOST_GROWTH, "size " + size);
            });
        }
    }

    @Test
    void nothing_is_deeper_than_the_limit() {
        String html =
                sanitizer.clean("<blockquote>".repeat(500) + "x").orElseThrow().toString();
        int depth = Jsoup.parse(html).select("blockquote").stream()
                .mapToInt(quote -> quote.parents().size())
                .max()
                .orElse(0);
        assertTrue(depth <= RichText.MOST_DEPTH, "depth " + depth);
    }
}
