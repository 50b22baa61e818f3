package io.agentdoc.renderer.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.words.Words;
import io.agentdoc.testing.Clause;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sentences that lead to something, in documents that do not state what. */
class SilentListsTest {
    private static final String DIGEST = "sha256:" + "ab".repeat(32);

    private static Document page(String source, String sections) {
        String json = """
            { "agentdoc": "v1", "subject": { "id": "https://a.example/card" }, "assembled_at": "2026-10-02T09:00:00Z",
              "assembled_by": "https://directory.example", "sources": [ %s ], "sections": { %s }, "not_stated": [] }
            """.formatted(source, sections);
        var settings = new PageSettings(
                Words.english(), Optional.empty(), true, new Assets().under(""), Optional.empty(), Optional.empty());
        RenderedPage page =
                new PageRenderer().render(Bytes.utf8(json), settings).orElseThrow();
        return Jsoup.parse(new String(page.html().toArray(), StandardCharsets.UTF_8));
    }

    private static Document page(String sections) {
        return page(source("\"unsigned\""), sections);
    }

    private static String source(String rest) {
        return "{ \"id\": \"d\", \"kind\": \"agent-descriptor\", \"url\": \"https://a.example/d\", \"signature\": "
                + rest + " }";
    }

    private static String at(Document page, String path) {
        Element element = page.getElementById(path);
        assertNotNull(element, path);
        return element.text();
    }

    private static Document access(String members) {
        return page("\"access\": { \"from\": [\"d\"], " + members + " }");
    }

    private static String offering(String members) {
        Document page = page("\"sells\": { \"from\": [\"d\"], \"offerings\": [ { \"id\": \"x\", \"name\": \"X\", "
                + members + " } ] }");
        return at(page, "sells.offerings[x]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\"schemes\": [ {}, {} ],", "\"schemes\": [ { \"type\": \" \" } ],"})
    @Clause(
            value = {"6.9-29", "9.8-8"},
            by = PageRenderer.class)
    void an_open_door_of_which_nobody_said_what_to_present_says_so(String schemes) {
        Document page = access(schemes + "\"admission\": \"open\"");
        assertTrue(at(page, "access.admission").contains("What it asks for is not stated."), page.text());
        assertTrue(at(page, "access.schemes").contains("Not stated. It never said what to present."), page.text());
        assertFalse(page.text().contains("of these"), page.text());
        assertFalse(page.text().contains("Presenting one"), page.text());
        assertTrue(at(page, "attributes").contains("Doored Nothing listed here shows it."), page.text());
    }

    @Test
    @Clause(value = "6.9-29", by = PageRenderer.class)
    void an_open_door_says_what_stands_above_it() {
        Document nothing = access("\"schemes\": [], \"admission\": \"open\"");
        assertTrue(at(nothing, "access.admission").contains("It says there is nothing to present."), nothing.text());
        assertFalse(nothing.text().contains("Presenting one"), nothing.text());
        Document one = access("\"schemes\": [ { \"type\": \"mesh\" }, {} ], \"admission\": \"open\"");
        assertEquals(
                "Who is let in Open: anyone who presents what it asks for is let in. declared [d]",
                at(one, "access.admission"));
        assertTrue(at(one, "access.schemes").contains("mesh Not stated. Any one of these is enough."), one.text());
    }

    @Test
    @Clause(value = "9.8-5", by = PageRenderer.class)
    void a_signature_covers_no_bytes_that_nobody_recorded() {
        for (String key : List.of("", ", \"signed_by\": \"" + "A".repeat(56) + "\"")) {
            Document without = page(source("\"verified\"" + key), "");
            assertTrue(at(without, "sources[d]").contains("Which bytes it covers is not recorded."), without.text());
            assertTrue(at(without, "sources[d]").contains("It does not say the statements are true."), without.text());
            assertTrue(at(without, "sources[d]").contains("No digest is recorded"), without.text());
            assertFalse(without.text().contains("these bytes"), without.text());
            Document with = page(source("\"verified\"" + key + ", \"digest\": \"" + DIGEST + "\""), "");
            assertTrue(at(with, "sources[d]").contains("covers these bytes"), with.text());
        }
    }

    @Test
    @Clause(value = "9.8-2", by = PageRenderer.class)
    void no_page_comes_from_documents_that_it_does_not_list() {
        Document page = page("", "\"identity\": { \"from\": [], \"name\": \"A\" }");
        assertTrue(at(page, "sources").contains("The document lists no source"), page.text());
        assertFalse(page.text().contains("comes from these documents"), page.text());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"deliverables\": {} | It has not said what you get back. | It says nothing comes back.",
                "\"ceilings\": {} | It has not said where one job stops. | One job stops at Time",
                "\"workspace\": [ {} ] | Works in Not stated. | Works in from",
                "\"evaluated_against\": [ { \"result\": { \"pass\": 3 } } ] | Tested on a set Not stated. | 0 failed",
                "\"evaluated_against\": [ { \"result\": { \"pass\": 3 } } ] | 3 passed, not stated failed | 0 failed",
                "\"inputs\": [ { \"kind\": \"text\" } ] | You send not stated text | takes nothing",
                "\"inputs\": [ { \"name\": \"a\", \"access\": \"read\" } ] | takes nothing but what you grant | takes"
                        + " nothing.",
                "\"steps\": [ {} ] | A step cannot be ordered by itself. not stated | takes nothing",
            })
    @Clause(value = "9.6-1", by = PageRenderer.class)
    void what_an_offering_does_not_state_is_never_the_better_value(String members, String said, String unsaid) {
        String offering = offering(members);
        assertTrue(offering.contains(said), offering);
        assertFalse(offering.contains(unsaid), offering);
    }

    @Test
    void that_nothing_comes_back_is_said_where_it_is_stated() {
        assertTrue(offering("\"deliverables\": { \"per_task\": [] }").contains("It says nothing comes back."));
        assertTrue(offering("\"outputs\": []").contains("It says nothing comes back."));
        assertTrue(offering("\"outputs\": {}").contains("It has not said what you get back."));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{ \"past_them\": \"it answers later\" }"})
    @Clause(value = "9.6-1", by = PageRenderer.class)
    void what_happens_past_limits_is_no_limit(String limits) {
        Document page = page("\"asked\": { \"from\": [\"d\"], \"limits\": " + limits + " }");
        assertTrue(at(page, "asked.limits").contains("Not stated."), page.text());
    }

    @Test
    void what_has_no_name_is_listed_and_said_to_have_none() {
        Document page = page("""
            "asked": { "from": ["d"], "interfaces": [ { "exchanges": [ {} ] } ] },
            "sells": { "from": ["d"], "offerings": [ { "scope": "open-ended" }, { "samples": [ {} ] } ], "plans": [ {} ] },
            "refuses": { "from": ["d"], "refusals": [ {} ] }, "reaches": { "from": ["d"], "systems": [ {} ] },
            "configs": { "from": ["d"], "settings": [ {} ] }\
            """);
        assertEquals(List.of(), page.select("h1:empty, h2:empty, h3:empty, bdi:empty, code:empty, b:empty, li:empty"));
        assertEquals("not stated", page.select("[id=sells.offerings[0]] h3").text());
        assertTrue(at(page, "refuses").contains("not stated What decides it is not stated."), page.text());
    }
}
