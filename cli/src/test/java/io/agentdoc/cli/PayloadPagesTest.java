package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.renderer.preview.PreviewServer;
import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Browser;
import io.agentdoc.testing.Chromium;
import io.agentdoc.testing.LoopbackServer;
import io.agentdoc.testing.Project;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Pages whose every text and rich text holds payloads, opened in a browser without the policy that hosts send: a payload
 * that runs marks the page, and one that loads anything asks a server that nobody should ask.
 */
class PayloadPagesTest {
    private static final Path POND = Project.root().resolve("examples/directory/sources/pond-minutes/manifest.json");

    @TempDir
    Path folder;

    private static String payload(int port) {
        String mark = "document.documentElement.setAttribute(`data-ran`,1)";
        String there = "http://127.0.0.1:" + port;
        return String.join(
                "",
                "<script>" + mark + "</script>",
                "\\\"><script>" + mark + "</script>",
                "</script><script>" + mark + "</script>",
                "<img src=" + there + "/img onerror=" + mark + ">",
                "<svg onload=" + mark + "><style>@import url(" + there + "/css);</style></svg>",
                "<iframe srcdoc='<script>parent." + mark + "</script>' src=" + there + "/frame></iframe>",
                "<link rel=stylesheet href=" + there + "/link><meta http-equiv=refresh content='0;url=" + there
                        + "/go'>",
                "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=" + mark
                        + "&gt;'>",
                "<details open ontoggle=" + mark + "><body onload=" + mark + "><object data=" + there + "/object>");
    }

    @Test
    @Timeout(300)
    @Promise(Promised.NO_SCRIPT)
    @Attack({5, 22})
    void nothing_runs_and_nothing_is_loaded() throws Exception {
        try (LoopbackServer canary = LoopbackServer.plain()) {
            String payload = payload(canary.port());
            pages(payload);
            for (Map.Entry<String, String> seen : opened().entrySet()) {
                assertFalse(seen.getValue().contains("data-ran="), seen.getKey());
                assertTrue(seen.getValue().contains("</html>"), seen.getKey());
            }
            assertEquals(0, canary.connections());
        }
    }

    @Test
    @Timeout(300)
    void a_page_that_does_not_escape_is_found_out() throws Exception {
        try (LoopbackServer canary = LoopbackServer.plain()) {
            Path agents = Files.createDirectories(folder.resolve("site/agents/raw"));
            String text = payload(canary.port()).replace("\\\"", "\"");
            Files.writeString(agents.resolve("index.html"), "<!doctype html><html><body>" + text + "</body></html>");
            String dom = Objects.requireNonNull(opened().get("raw"));
            assertTrue(dom.contains("data-ran=") || canary.connections() > 0, dom);
        }
    }

    /** What the policy would refuse was not there to be refused: no report of it, no dialog, no request to others. */
    @Test
    @Timeout(300)
    @Promise(Promised.NO_SCRIPT)
    @Attack({5, 22})
    void under_the_policy_of_the_site_there_is_nothing_to_refuse() throws Exception {
        try (LoopbackServer canary = LoopbackServer.plain()) {
            pages(payload(canary.port()));
            List<String> pages = Browser.pagesBelow(folder.resolve("site"));
            try (var server = PreviewServer.serve(folder.resolve("site"), 0)) {
                assertEquals(new Browser.Seen(List.of(), pages.size()), Browser.calm(server.address(), pages));
            }
            assertEquals(0, canary.connections());
        }
    }

    @Test
    @Timeout(300)
    void what_a_policy_refuses_is_seen() throws Exception {
        try (LoopbackServer canary = LoopbackServer.plain()) {
            Path site = Files.createDirectories(folder.resolve("site"));
            String text = payload(canary.port()).replace("\\\"", "\"");
            Files.writeString(site.resolve("raw.html"), "<!doctype html><html><body>" + text + "</body></html>");
            try (var server = PreviewServer.serve(site, 0)) {
                String seen = Browser.calm(server.address(), List.of("raw.html"))
                        .findings()
                        .toString();
                assertTrue(seen.contains("Content Security Policy") && seen.contains("script-src"), seen);
            }
        }
    }

    private void pages(String payload) throws IOException {
        Files.writeString(
                folder.resolve("card.json"),
                ("{\"name\":\"P\",\"description\":\"P\",\"version\":\"P\",\"url\":\"javascript:P\",\"documentationUrl\":\"P\","
                                + "\"provider\":{\"organization\":\"P\",\"url\":\"P\"},\"skills\":[{\"id\":\"P\",\"name\":\"P\","
                                + "\"description\":\"P\",\"tags\":[\"P\"],\"examples\":[\"P\"]}]}")
                        .replace("\"P\"", "\"" + payload + "\"")
                        .replace("javascript:P", "javascript:" + payload));
        Files.writeString(
                folder.resolve("pond.json"),
                Files.readString(POND)
                        .replaceAll(
                                "(\"(?:description|name|title|summary)\": *\")",
                                "$1" + Matcher.quoteReplacement(payload)));
        Files.writeString(folder.resolve("agentdoc.yaml"), """
            site: { layout: directory, title: T, base_url: "https://directory.example/" }
            agents:
              - { id: card, sources: [ { id: s, kind: a2a-card, file: card.json, url: "https://a.example/c" } ] }
              - { id: pond, sources: [ { id: s, kind: "pond:agent-manifest", file: pond.json, url: "https://a.example/p" } ] }
            """.replace(
                        "url: \"https://a.example/c\"",
                        "url: \"https://a.example/c\", fetched_at: 2026-10-01T00:00:00Z")
                .replace(
                        "url: \"https://a.example/p\"",
                        "url: \"https://a.example/p\", fetched_at: 2026-10-01T00:00:00Z"));
        Ran ran = Ran.in(folder, "build", "--at", "2026-10-03T00:00:00Z");
        assertTrue(Files.exists(folder.resolve("site/agents/card/index.html")), ran.out() + ran.err());
        assertTrue(Files.exists(folder.resolve("site/agents/pond/index.html")), ran.out() + ran.err());
    }

    /** What a browser makes of each page below agents, after it has run what it would run. */
    private Map<String, String> opened() throws Exception {
        Map<String, String> doms = new TreeMap<>();
        try (var agents = Files.list(folder.resolve("site/agents"))) {
            for (Path agent : agents.filter(Files::isDirectory).toList()) {
                doms.put(agent.getFileName().toString(), dom(agent.resolve("index.html")));
            }
        }
        assertFalse(doms.isEmpty());
        return doms;
    }

    private String dom(Path page) throws Exception {
        return Chromium.dom(page.toUri().toString(), folder, Duration.ofSeconds(3));
    }
}
