package io.agentdoc.renderer.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.words.Words;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PageRendererTest {
    private static final Path OUT = Path.of("target", "pages");
    private static final List<String> SECTIONS = List.of(
            "identity",
            "shape",
            "asked",
            "role",
            "sells",
            "access",
            "refuses",
            "reaches",
            "leaves",
            "configs",
            "handling",
            "standing");

    private static RenderedPage render(String name, Bytes json) throws IOException {
        var settings = new PageSettings(
                Words.english(),
                Optional.empty(),
                true,
                new Assets().under("assets/"),
                Optional.of(name + ".json"),
                Optional.empty());
        RenderedPage page = new PageRenderer().render(json, settings).orElseThrow();
        Files.createDirectories(OUT.resolve("assets"));
        Files.write(OUT.resolve(name + ".html"), page.html().toArray());
        for (var asset : new Assets().files().entrySet()) {
            Files.write(OUT.resolve("assets").resolve(asset.getKey()), asset.getValue());
        }
        return page;
    }

    private static Document specimen() throws IOException {
        return parsed(render("clause-reviewer", resource("clause-reviewer.json")));
    }

    private static Document parsed(RenderedPage page) {
        return Jsoup.parse(new String(page.html().toArray(), StandardCharsets.UTF_8));
    }

    private static Bytes resource(String name) throws IOException {
        try (InputStream in = PageRendererTest.class.getResourceAsStream(name)) {
            return Bytes.own(assertThere(in).readAllBytes());
        }
    }

    private static InputStream assertThere(@org.jspecify.annotations.Nullable InputStream in) {
        assertNotNull(in);
        return in;
    }

    private static String at(Document page, String path) {
        Element element = page.getElementById(path);
        assertNotNull(element, path);
        return element.text();
    }

    @Test
    void twelve_sections_stand_in_the_specifications_order() throws IOException {
        List<String> ids = specimen().select("main > section").eachAttr("id");
        assertEquals(SECTIONS, ids.subList(0, 12));
    }

    @Test
    void every_anchor_is_there_once_and_every_link_on_the_page_leads_to_one() throws IOException {
        Document page = specimen();
        List<String> ids = page.select("[id]").eachAttr("id");
        assertEquals(ids.stream().distinct().toList(), ids);
        var there = ids.stream().collect(Collectors.toSet());
        for (String href : page.select("a[href^=#]").eachAttr("href")) {
            String id =
                    href.substring(1).replace("%5B", "[").replace("%5D", "]").replace("%25", "%");
            assertTrue(there.contains(id), href);
        }
    }

    @Test
    void a_line_shows_its_column_and_its_source() throws IOException {
        Document page = specimen();
        assertTrue(at(page, "identity.operator").endsWith("Example Legal Tools GmbH declared [card]"));
        assertTrue(at(page, "asked.interfaces[interface-worker].exchanges[free]")
                .endsWith("confirmed 29 August 2026, 18:04 UTC [probe]"));
        assertTrue(at(page, "refuses.refusals[0]").endsWith("failed 28 August 2026, 00:00 UTC [eval-1]"));
        assertTrue(at(page, "shape.visibility").endsWith("worked out from [card]"));
    }

    @Test
    void silence_has_a_row_that_says_where_it_was_looked_for() throws IOException {
        Document page = specimen();
        assertTrue(at(page, "identity.owner").contains("Not stated. looked in [card] [descriptor]"));
        assertTrue(at(page, "reaches").contains("That does not mean it reaches nothing."));
        assertTrue(at(page, "access.admission").contains("That is not the same as everybody."));
        assertTrue(at(page, "handling.retention").contains("Not stated."));
        assertTrue(at(page, "something.else").contains("Not stated."));
        assertFalse(page.text().contains("looked in [listing]"), "a source that failed was not looked in");
    }

    @Test
    void an_open_ended_offering_claims_nothing() throws IOException {
        Document page = specimen();
        String anything = at(page, "sells.offerings[anything]");
        assertFalse(page.text().contains("Must not be shown"));
        assertTrue(anything.startsWith("Anything open-ended: takes any instruction"));
        assertTrue(anything.contains("makes no claim about what it can do"));
        assertTrue(anything.contains("Nothing beyond what it is sent and what it returns."));
    }

    @Test
    void at_the_door_only_a_ceiling_by_rule_is_the_subjects_word() throws IOException {
        Document page = specimen();
        String ceilings = "sells.offerings[change-a-repository].ceilings.";
        assertTrue(at(page, ceilings + "job_seconds")
                .contains("3,600 seconds It says a rule stops it there. Nobody here saw"));
        assertTrue(at(page, ceilings + "cost_per_job").contains("20 USD The model is asked to keep to it."));
        assertTrue(at(page, "sells.offerings[anything].ceilings.job_seconds").contains("is not stated"));
        assertTrue(at(page, "asked.limits.requests_per_hour").contains("Nobody here saw"));
    }

    @Test
    void grants_stand_apart_and_standing_ones_first() throws IOException {
        Element offering = specimen().getElementById("sells.offerings[clause-review]");
        assertNotNull(offering);
        String grants = offering.select(".grants").text();
        assertTrue(grants.indexOf("case folder") < grants.indexOf("mailbox"), grants);
        assertFalse(offering.select(".passing").text().contains("mailbox"));
    }

    @Test
    void working_pieces_come_last_and_are_not_dropped() throws IOException {
        String offering = at(specimen(), "sells.offerings[clause-review]");
        assertTrue(offering.indexOf("clause-report") < offering.indexOf("its working out"), offering);
    }

    @Test
    void a_row_lists_an_agent_by_what_it_says_of_itself() throws IOException {
        ListingRow row =
                render("clause-reviewer", resource("clause-reviewer.json")).row();
        assertEquals("Clause reviewer", row.name());
        assertEquals(3, row.scopes().size());
        assertEquals(
                Optional.of("12000 XCR per document"), row.offered().getFirst().price());
    }

    @Test
    void bytes_that_are_no_agentdoc_give_no_page() {
        var settings = new PageSettings(
                Words.english(), Optional.empty(), true, new Assets().under(""), Optional.empty(), Optional.empty());
        for (String bytes : List.of("", "{}", "[]", "{\"agentdoc\":\"v9\",\"subject\":{\"id\":\"x\"}}", "<html>")) {
            assertTrue(new PageRenderer().render(Bytes.utf8(bytes), settings).isEmpty(), bytes);
        }
        assertTrue(new PageRenderer()
                .render(Bytes.utf8("{\"agentdoc\":\"v1\",\"subject\":{\"id\":\"x\"}}"), settings)
                .isPresent());
    }

    @ParameterizedTest
    @ValueSource(strings = {"site-reader", "yt-dlp", "linkedin-skills"})
    void older_package_documents_of_others_render(String name) throws IOException {
        Path file = Path.of(System.getProperty("agentdoc.root", "."))
                .resolve("../shared/corpus/family/packages/" + name + "/agentdoc.json");
        if (!Files.exists(file)) {
            System.err.println("SKIPPED: the corpus is not beside the project");
            Assumptions.abort("no corpus");
        }
        Document page = parsed(render(name, Bytes.own(Files.readAllBytes(file))));
        assertTrue(page.text().startsWith("This is a package, not an agent.")
                || page.select(".band").size() == 1);
        assertTrue(at(page, "sources[descriptor]").contains("sha256:"));
        assertFalse(page.select("#told, [id=told]").isEmpty());
        assertTrue(at(page, "handling").contains("decided when an agent is installed"));
    }
}
