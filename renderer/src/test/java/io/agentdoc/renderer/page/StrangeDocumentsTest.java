package io.agentdoc.renderer.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.words.Facet;
import io.agentdoc.templates.words.Words;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Documents that another assembler wrote carelessly, or with something in mind. */
class StrangeDocumentsTest {
    private static final int MOST_GROWTH = 25;
    private static final int MOST_OF_ONE = 2_200;
    private static final int MOST_OF_ONE_COMPRESSED = 80;

    private static String source(String id) {
        return "{ \"id\": \"" + id + "\", \"kind\": \"a2a-card\", \"url\": \"https://a.example/" + id
                + "\", \"fetched_at\": \"2026-10-01T09:00:00Z\", \"signature\": \"unsigned\" }";
    }

    private static String document(String sources, String sections) {
        return """
            { "agentdoc": "v1", "subject": { "id": "https://a.example/card" }, "assembled_at": "2026-10-02T09:00:00Z",
              "assembled_by": "https://directory.example", "sources": [ %s ], "sections": { %s }, "not_stated": [] }
            """.formatted(sources, sections);
    }

    private static RenderedPage rendered(String json) {
        var settings = new PageSettings(
                Words.english(), Optional.empty(), true, new Assets().under(""), Optional.empty(), Optional.empty());
        return new PageRenderer().render(Bytes.utf8(json), settings).orElseThrow();
    }

    private static Document page(String json) {
        Document page = Jsoup.parse(new String(rendered(json).html().toArray(), StandardCharsets.UTF_8));
        List<String> ids = page.select("[id]").eachAttr("id");
        assertEquals(ids.stream().distinct().toList(), ids);
        Set<String> there = Set.copyOf(ids);
        for (String href : page.select("a[href^=#]").eachAttr("href")) {
            String id =
                    href.substring(1).replace("%5B", "[").replace("%5D", "]").replace("%25", "%");
            assertTrue(there.contains(id), href + " leads nowhere");
        }
        return page;
    }

    private static String at(Document page, String path) {
        Element element = page.getElementById(path);
        assertNotNull(element, path);
        return element.text();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{ \"no-training\": false }",
                "{ \"no-training\": true, \"no-human-reading\": \"no\" }",
                "{ \"no-training\": null }",
                "\"none\"",
                "true"
            })
    @Clause(value = "6.9-13", by = PageRenderer.class)
    void a_promise_that_is_not_spelled_true_makes_none_of_them_a_promise(String promises) {
        String json =
                document(source("card"), "\"handling\": { \"from\": [\"card\"], \"promises\": " + promises + " }");
        assertTrue(at(page(json), "handling").contains("Not stated."), at(page(json), "handling"));
        assertEquals(Set.of(), rendered(json).row().facets().get(Facet.DATA_USE));
    }

    @Test
    void promises_that_are_spelled_true_stand_there() {
        String json = document(
                source("card"), "\"handling\": { \"from\": [\"card\"], \"promises\": { \"no-training\": true } }");
        assertFalse(at(page(json), "handling.promises").contains("Not stated."));
        assertEquals(Set.of("no-training"), rendered(json).row().facets().get(Facet.DATA_USE));
    }

    @Test
    @Clause(value = "10-2", by = PageRenderer.class)
    void blanks_state_nothing_and_show_no_attribute() {
        Document page = page(document(
                source("card"),
                "\"identity\": { \"from\": [\"card\"], \"owner\": \"  \", \"agent_version\": \"\\n"
                        + "\", \"name\": \"A\" }"));
        assertTrue(at(page, "identity.owner").contains("Not stated."), at(page, "identity.owner"));
        assertTrue(at(page, "identity.agent_version").contains("Not stated."));
        assertFalse(page.select("a[href=#identity.owner]").size() > 1, "nothing else leads to the owner");
    }

    @Test
    @Clause(value = "9.8-2", by = PageRenderer.class)
    void a_source_that_is_named_and_not_listed_has_a_row_that_says_so() {
        Document page = page(document(
                source("card"), "\"identity\": { \"from\": [\"card\"], \"name\": \"A\", \"name_from\": \"ghost\" }"));
        assertTrue(
                at(page, "sources[ghost]")
                        .contains("The document names this as a source and does not list it, so nobody can tell"),
                at(page, "sources[ghost]"));
    }

    @Test
    @Clause(value = "9.8-2", by = PageRenderer.class)
    void an_empty_text_among_the_sources_of_a_section_names_none() {
        Document page = page(
                document(source("card"), "\"identity\": { \"from\": [\"card\", \"\", 1, null], \"name\": \"A\" }"));
        assertTrue(at(page, "identity.owner").endsWith("looked in [card]"), at(page, "identity.owner"));
    }

    @Test
    @Clause(value = "9.8-2", by = PageRenderer.class)
    void a_source_without_a_name_is_no_source() {
        Document page = page(document(source("card"), "\"identity\": { \"from\": [\"\", \"card\"], \"name\": \"A\" }"));
        assertTrue(at(page, "identity").startsWith("Who it is from [card]"), at(page, "identity"));
    }

    @Test
    @Clause(value = "9.8-2", by = PageRenderer.class)
    void of_two_sources_with_one_id_the_second_says_that_it_may_be_meant() {
        Document page = page(document(
                source("card") + "," + source("card"), "\"identity\": { \"from\": [\"card\"], \"name\": \"A\" }"));
        assertFalse(at(page, "sources[card]").contains("same id"));
        assertTrue(at(page, "sources[1]").contains("A source above has the same id"), at(page, "sources[1]"));
        assertTrue(at(page, "identity.owner").endsWith("looked in [card]"), at(page, "identity.owner"));
    }

    @Test
    @Clause(
            value = {"9.8-5", "14-4"},
            by = PageRenderer.class)
    void a_section_of_somebody_s_own_is_named_and_lends_no_mark() {
        Document page = page(document(
                source("card"),
                "\"rating\": { \"stars\": \"FIVE-OF-FIVE\" }, \"told\": { \"statement\": \"Ask first\" }"));
        assertTrue(at(page, "older[rating]").contains("The specification has no such section."));
        assertFalse(page.text().contains("FIVE-OF-FIVE"));
        assertTrue(at(page, "older[told]").contains("Ask first"), "one that the specification had stands as it stood");
    }

    @Test
    @Promise(Promised.TIME_AND_HEAP)
    void many_sources_beside_many_lines_make_no_page_out_of_proportion() {
        List<String> ids = IntStream.range(0, 300).mapToObj(i -> "source-" + i).toList();
        String sources = ids.stream().map(StrangeDocumentsTest::source).collect(Collectors.joining(","));
        String from = ids.stream().map(id -> "\"" + id + "\"").collect(Collectors.joining(","));
        String offerings = IntStream.range(0, 500)
                .mapToObj(i -> "{ \"id\": \"o" + i
                        + "\", \"name\": \"O\", \"scope\": \"task-specific\", \"price\": \"1 EUR\" }")
                .collect(Collectors.joining(","));
        String json =
                document(sources, "\"sells\": { \"from\": [" + from + "], \"offerings\": [ " + offerings + " ] }");
        int size = rendered(json).html().size();
        assertTrue(size <= MOST_GROWTH * json.length(), json.length() + " bytes became " + size);
        Document page = page(json);
        assertTrue(at(page, "sells.offerings[o0].price").endsWith("declared [300 sources]"));
        assertTrue(at(page, "sells.offerings[o0].minimum").endsWith("looked in [300 sources]"));
        assertEquals(300, page.select("#sells > header a.m").size(), "the section itself names each");
    }

    /** Silence has the size of speech, so that an offering of a name alone has rows enough; they compress to little. */
    @Test
    @Promise(Promised.TIME_AND_HEAP)
    void offerings_that_say_nothing_take_little_each() throws IOException {
        byte[] few = offerings(100);
        byte[] many = offerings(1_100);
        assertTrue(
                (many.length - few.length) / 1_000 <= MOST_OF_ONE, "each takes " + (many.length - few.length) / 1_000);
        int compressed = (compressed(many) - compressed(few)) / 1_000;
        assertTrue(compressed <= MOST_OF_ONE_COMPRESSED, "each takes " + compressed + " on its way");
    }

    private static byte[] offerings(int count) {
        String offerings = IntStream.range(0, count)
                .mapToObj(i -> "{ \"id\": \"o" + i + "\", \"name\": \"O\" }")
                .collect(Collectors.joining(","));
        return rendered(document(
                        source("card"), "\"sells\": { \"from\": [\"card\"], \"offerings\": [ " + offerings + " ] }"))
                .html()
                .toArray();
    }

    private static int compressed(byte[] page) throws IOException {
        var out = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(out)) {
            gzip.write(page);
        }
        return out.size();
    }
}
