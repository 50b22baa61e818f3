package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.renderer.preview.PreviewServer;
import io.agentdoc.testing.Browser;
import io.agentdoc.testing.Browser.State;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Three agents whose every text is an attack on the page: a script, signs that turn the writing round, ten thousand
 * characters, line ends and a word of three hundred letters.
 */
class AttackTextPagesTest {
    private static final Pattern HIDDEN = Pattern.compile("[\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]");
    private static final int LENGTH = 10_000;
    private static final int MOST_GROWTH = 4;

    /** The agents, each by the kind of its one source. */
    private static final Map<String, String> KINDS =
            Map.of("card", "a2a-card", "descriptor", "agent-descriptor", "server", "mcp:server");

    @TempDir
    Path folder;

    /** As JSON writes it. */
    private static String attack() {
        String begins =
                "<script>alert(1)</script><b>\\u202eright to left\\u2066 none\\u200b\\n\\n\\n" + "w".repeat(300);
        return begins + " and on".repeat((LENGTH - begins.length()) / " and on".length());
    }

    @BeforeEach
    void build() throws IOException {
        source("card", """
                {"name":"P","description":"P","version":"1.0.0","url":"https://a.example/","documentationUrl":"P",
                 "provider":{"organization":"P","url":"P"},"skills":[{"id":"one","name":"P","description":"P",
                 "tags":["P"],"examples":["P"]}]}""");
        source("descriptor", """
                {"format":"agent-descriptor-v1","agent_version":"1.0.0","acts_for":"anyone","interaction":"service",
                 "subject":{"id":"https://agent.example/","handle":"agent.example"},"does":"P","offerings":[
                 {"id":"one","name":"P","description":"P","steps":[{"id":"step","name":"P","description":"P"}]}]}""");
        source("server", """
                {"name":"agent.example/tools","title":"P","description":"P","version":"1.0.0",
                 "remotes":[{"type":"sse","url":"https://agent.example/mcp"}]}""");
        StringBuilder yaml = new StringBuilder("site: { layout: directory, title: T }\nagents:\n");
        KINDS.forEach((id, kind) -> yaml.append("  - { id: ")
                .append(id)
                .append(", sources: [ { id: s, kind: \"")
                .append(kind)
                .append("\", file: ")
                .append(id)
                .append(".json, fetched_at: 2026-10-01T00:00:00Z, url: \"https://agent.example/")
                .append(id)
                .append("\" } ] }\n"));
        Files.writeString(folder.resolve("agentdoc.yaml"), yaml);
        Ran ran = Ran.in(folder, "build", "--at", "2026-10-03T00:00:00Z");
        assertAll(KINDS.keySet().stream()
                .map(id -> () -> assertTrue(Files.exists(page(id)), id + ran.out() + ran.err())));
    }

    private void source(String id, String json) throws IOException {
        Files.writeString(
                folder.resolve(id + ".json"),
                json.replaceAll("\"P\"", Matcher.quoteReplacement("\"" + attack() + "\"")));
    }

    private Path page(String id) {
        return folder.resolve("site/agents/" + id + "/index.html");
    }

    @Test
    @Promise(Promised.NO_SCRIPT)
    void every_hidden_character_is_a_chip_and_no_page_is_more_than_four_times_its_input() throws IOException {
        for (String id : KINDS.keySet()) {
            String html = Files.readString(page(id));
            Document page = Jsoup.parse(html);
            assertEquals(
                    List.of(),
                    HIDDEN.matcher(html).results().map(found -> found.group()).toList(),
                    id);
            assertEquals(
                    0, page.select("script:not([type=application/ld+json])").size(), id);
            assertTrue(
                    page.select("i").eachText().containsAll(List.of("U+202E", "U+2066", "U+200B")),
                    id + ": " + page.select("i").eachText());
            long input = Files.size(folder.resolve(id + ".json"));
            System.err.println(id + ": " + input + " bytes of input, a page of " + Files.size(page(id)));
            assertTrue(
                    Files.size(page(id)) <= MOST_GROWTH * input,
                    id + " grew from " + input + " to " + Files.size(page(id)));
        }
    }

    @Test
    void nobody_has_to_scroll_sideways_at_320_pixels() throws IOException {
        List<String> pages = KINDS.keySet().stream()
                .map(id -> "agents/" + id + "/index.html")
                .sorted()
                .toList();
        try (var server = PreviewServer.serve(folder.resolve("site"), 0)) {
            var seen = Browser.audit(server.address(), pages, List.of(State.NARROW));
            assertEquals(new Browser.Seen(List.of(), pages.size()), seen);
        }
    }
}
