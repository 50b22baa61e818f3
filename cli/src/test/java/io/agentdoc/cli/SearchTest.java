package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.renderer.page.PageRenderer;
import io.agentdoc.renderer.preview.PreviewServer;
import io.agentdoc.renderer.search.SearchIndex;
import io.agentdoc.testing.Chromium;
import io.agentdoc.testing.Clause;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The search of a directory as a browser runs it (6.11). */
class SearchTest {
    private static final Pattern NAME = Pattern.compile("<h3><a href=\"\\.\\./agents/([a-z-]+)/index\\.html\">");

    @TempDir
    static Path folder;

    private static PreviewServer server;

    @BeforeAll
    static void build() throws IOException {
        StringBuilder yaml = new StringBuilder("agents:\n");
        descriptor(yaml, "named", "Clause reader", """
                { "id": "review", "name": "Review", "description": "Reads a contract and writes code about it.",
                  "steps": [ { "id": "weigh", "name": "Weighing", "description": "Weighs each clause." } ] }""");
        descriptor(yaml, "focused", "Hands for hire", """
                { "id": "dev", "name": "Develop", "description": "Writes code and contracts.", "scope": "open-with-focus",
                  "focus": "software", "role": "role-code-writer", "authority": [ "runs-commands" ],
                  "workspace": [], "evaluated_against": [],
                  "ceilings": { "job_seconds": { "most": 600, "decided_by": "rule" } } }""");
        descriptor(yaml, "anything", "Do it all", """
                { "id": "any", "name": "Write code", "description": "Write code, reads a contract, anything.",
                  "scope": "open-ended", "authority": [ "runs-commands" ], "workspace": [],
                  "ceilings": { "job_seconds": { "most": 60, "decided_by": "rule" } } }""");
        descriptor(yaml, "nihongo", "契約書の確認", """
                { "id": "r", "name": "契約書を読む", "description": "契約書を読んで問題点を報告します。" }""");
        descriptor(yaml, "arabic", "قارئ", """
                { "id": "r", "name": "قراءة", "description": "يَقرأ العُقود." }""");
        descriptor(yaml, "hebrew", "קורא", """
                { "id": "r", "name": "קורא", "description": "קורא כׇּל חוֹזֶה." }""");
        descriptor(yaml, "khmer", "អ្នកអាន", """
                { "id": "r", "name": "អាន", "description": "អានកិច្ចសន្យាហើយរាយការណ៍។" }""");
        descriptor(yaml, "markup", "<b>Bold & co</b>", """
                { "id": "r", "name": "<img src=x onerror=document.title='ran'>", "description": "Renders <script>." }""");
        Files.writeString(folder.resolve("agentdoc.yaml"), yaml);
        Ran ran = Ran.in(folder, "build", "--at", "2026-10-05T12:00:00Z", "--offline");
        assertTrue(ran.status() <= 1, ran.err());
        server = PreviewServer.serve(folder.resolve("site"), 0);
    }

    private static void descriptor(StringBuilder yaml, String id, String does, String offering) throws IOException {
        Files.writeString(
                folder.resolve(id + ".json"), """
                { "format": "agent-descriptor-v1", "agent_version": "1.0.0", "acts_for": "anyone", "interaction": "service",
                  "subject": { "id": "https://%s.example/", "handle": "%s" },
                  "does": "%s", "offerings": [ %s ] }
                """.formatted(id, id + ".example", does.replace("\"", "'"), offering));
        yaml.append("  - { id: ")
                .append(id)
                .append(", sources: [ { id: descriptor, kind: agent-descriptor, file: ")
                .append(id)
                .append(".json, fetched_at: 2026-10-01T09:00:00Z, url: \"https://")
                .append(id)
                .append(".example/.well-known/agent-descriptor.json\" } ] }\n");
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private static String page(String query) throws IOException, InterruptedException {
        String url = server.address() + "search/index.html?q=" + URLEncoder.encode(query, StandardCharsets.UTF_8);
        return Chromium.dom(url, folder, Duration.ofSeconds(5));
    }

    private static String group(String dom, String name) {
        int at = dom.indexOf("data-found=\"" + name + "\"");
        return dom.substring(at, dom.indexOf("</section>", at));
    }

    private static List<String> found(String dom, String name) {
        return NAME.matcher(group(dom, name))
                .results()
                .map(MatchResult::group)
                .map(text -> text.replaceAll(".*agents/([a-z-]+)/.*", "$1"))
                .toList();
    }

    @Test
    @Clause(value = "6.11-31", by = PageRenderer.class)
    void named_work_is_found_by_its_words_and_open_ended_work_by_none() throws Exception {
        String dom = page("write code");
        assertEquals(List.of(), found(dom, "work"), "'writes' is another word than 'write'");
        assertEquals(List.of("named"), found(page("writes code"), "work"));
        assertEquals(List.of("named"), found(page("CONTRACT"), "work"));
        for (String query : List.of("write code", "anything", "any", "writes", "contract")) {
            String all = page(query);
            for (String group : List.of("work", "focus", "name")) {
                assertEquals(false, found(all, group).contains("anything"), query + " in " + group);
            }
        }
    }

    @Test
    @Clause(value = "6.11-33", by = SearchIndex.class)
    @Clause(value = "6.11-34", by = SearchIndex.class)
    void work_that_is_open_within_a_focus_is_found_by_focus_or_role_and_shown_as_what_it_is() throws Exception {
        for (String query : List.of("software", "code-writer", "role code writer")) {
            String dom = page(query);
            assertEquals(List.of("focused"), found(dom, "focus"), query);
            String shown = group(dom, "focus");
            for (String fact : List.of("open, within a focus on software", "runs programs", "600 seconds")) {
                assertTrue(shown.contains(fact), fact + " in " + shown);
            }
            assertEquals(false, shown.contains("Writes code and contracts") || shown.contains("Hands for hire"), shown);
        }
        assertEquals(List.of("named"), found(page("contract"), "work"), "its sentence finds nothing");
    }

    @Test
    @Clause(value = "9.5-11", by = SearchIndex.class)
    void a_step_is_nothing_that_is_found() throws Exception {
        String dom = page("weighing");
        assertEquals(List.of(), found(dom, "work"));
        assertTrue(dom.contains("Nothing listed here is found by these words."), dom);
    }

    @Test
    void other_scripts_are_found_too() throws Exception {
        assertEquals(List.of("nihongo"), found(page("契約書"), "work"));
        assertEquals(List.of("nihongo"), found(page("題"), "work"), "a word of one sign");
        assertEquals(List.of("arabic"), found(page("العقود"), "work"));
        assertEquals(List.of("arabic"), found(page("العقـود"), "work"));
        assertEquals(List.of("hebrew"), found(page("חוזה"), "work"));
        assertEquals(List.of("khmer"), found(page("កិច្ចសន្យា"), "work"), "a word within a sentence without spaces");
    }

    @Test
    void a_stranger_s_markup_is_text_in_what_is_found() throws Exception {
        String dom = page("renders");
        assertEquals(List.of("markup"), found(dom, "work"));
        assertEquals(false, dom.contains("<img") || dom.contains("<title>ran"), dom);
        assertEquals(false, page("<img src=x onerror=document.title='ran'>").contains("<img"));
    }

    @Test
    void without_a_query_nothing_is_asked_for() throws Exception {
        String dom = page("");
        assertTrue(dom.matches("(?s).*id=\"status\"[^>]*></p>.*"), dom);
    }
}
