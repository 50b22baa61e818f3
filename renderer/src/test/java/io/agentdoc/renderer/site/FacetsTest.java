package io.agentdoc.renderer.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.templates.words.Facet;
import io.agentdoc.templates.words.Words;
import io.agentdoc.testing.Clause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FacetsTest {
    @TempDir
    private Path out;

    private static Bytes document(String id, String sections) {
        return Bytes.utf8("{\"agentdoc\":\"v1\",\"subject\":{\"id\":\"" + id + "\",\"name\":\"" + id
                + "\"},\"assembled_at\":\"2026-08-29T18:04:00Z\",\"assembled_by\":\"x\",\"sources\":[{\"id\":\"d\","
                + "\"kind\":\"agent-descriptor\",\"url\":\"https://a.example/\",\"signature\":\"unsigned\"}],"
                + "\"sections\":{" + sections + "},\"not_stated\":[],\"signatures\":[]}");
    }

    @BeforeEach
    void build() {
        DirectorySite site = Site.directory(
                out, new SiteSettings(Words.english(), "Example", Optional.empty()), List.of("open", "named", "quiet"));
        site.agent("open", document("open", """
                "identity":{"from":["d"],"acts_for":"person"},
                "sells":{"from":["d"],"offerings":[{"id":"any","name":"Anything","scope":"open-ended","state":"declared",
                  "authority":["runs-commands"],"ceilings":{"job_seconds":{"most":60,"decided_by":"rule"}}}]},
                "handling":{"from":["d"],"promises":{"no_training":true}}"""));
        site.agent("named", document("named", """
                "identity":{"from":["d"],"acts_for":"not stated"},
                "sells":{"from":["d"],"offerings":[{"id":"read","name":"Read","state":"declared"}]}"""));
        site.agent("quiet", document("quiet", ""));
        site.finish();
    }

    private List<String> listed(String name) throws IOException {
        var page = Jsoup.parse(Files.readString(out.resolve("by").resolve(name).resolve("index.html")));
        return page.select(".listings h3 a").eachText();
    }

    @Test
    @Clause(value = "6.11-32", by = Facets.class)
    void an_open_ended_offering_is_found_by_scope_authority_ceilings_and_data_use() throws IOException {
        assertEquals(List.of("open"), listed("scope/open-ended"));
        assertEquals(List.of("open"), listed("authority/runs-commands"));
        assertEquals(List.of("open"), listed("ceiling/" + only("ceiling")));
        assertEquals(List.of("open"), listed("data-use/" + only("data-use")));
        assertEquals(List.of("named"), listed("scope/task-specific"));
    }

    /** The one folder of a facet that is not that of silence. */
    private String only(String facet) throws IOException {
        try (var folders = Files.list(out.resolve("by").resolve(facet))) {
            return folders.map(folder -> folder.getFileName().toString())
                    .filter(name -> !name.equals("not-stated"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    @Test
    @Clause(value = "9.6-2", by = Facets.class)
    void not_stated_is_a_value_of_every_facet_and_no_default_stands_in_for_it() throws IOException {
        assertEquals(List.of("quiet"), listed("scope/not-stated"));
        assertEquals(List.of("quiet"), listed("acts-for/not-stated"));
        assertEquals(List.of("named", "open", "quiet"), listed("visibility/not-stated"));
        assertEquals(List.of("named", "quiet"), listed("data-use/not-stated"));
    }

    @Test
    void a_value_that_is_called_as_silence_is_another_list() throws IOException {
        assertEquals(List.of("named"), listed("acts-for/is-not-stated"));
    }

    @Test
    void every_facet_stands_in_the_overview_and_every_link_leads_to_a_page() throws IOException {
        Path overview = out.resolve("by/index.html");
        var page = Jsoup.parse(Files.readString(overview));
        assertEquals(Facet.values().length, page.select("section.facet").size());
        for (String href : page.select(".choices a").eachAttr("href")) {
            Path list = overview.resolveSibling(href);
            assertTrue(Files.exists(list), href);
            for (String agent : Jsoup.parse(Files.readString(list)).select("a").eachAttr("href")) {
                boolean isElsewhere = agent.startsWith("#") || agent.startsWith("http");
                assertTrue(isElsewhere || Files.exists(list.resolveSibling(agent)), agent + " on " + list);
            }
        }
    }

    @Test
    void a_list_says_by_what_it_lists() throws IOException {
        var page = Jsoup.parse(Files.readString(out.resolve("by/acts-for/person/index.html")));
        assertEquals(
                "Whom it acts for: one person, its owner", page.select("h1").text());
        assertFalse(new TreeSet<>(page.select("ul.ways a").eachAttr("href")).isEmpty());
    }
}
