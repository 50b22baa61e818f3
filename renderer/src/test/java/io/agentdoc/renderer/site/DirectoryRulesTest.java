package io.agentdoc.renderer.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.preview.PreviewServer;
import io.agentdoc.templates.words.Words;
import io.agentdoc.testing.Clause;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the specification asks of whoever lists agents. */
class DirectoryRulesTest {
    @TempDir
    Path out;

    private static Bytes document(String id, String sections) {
        return Bytes.utf8("{\"agentdoc\":\"v1\",\"subject\":{\"id\":\"" + id + "\",\"name\":\"" + id
                + "\"},\"assembled_at\":\"2026-08-29T18:04:00Z\",\"assembled_by\":\"x\",\"sources\":[{\"id\":\"d\","
                + "\"kind\":\"agent-descriptor\",\"url\":\"https://a.example/\",\"signature\":\"unsigned\"}],"
                + "\"sections\":{" + sections + "},\"not_stated\":[],\"signatures\":[]}");
    }

    private static String priced(String price) {
        return "\"sells\":{\"from\":[\"d\"],\"offerings\":[{\"id\":\"x\",\"name\":\"X\",\"state\":\"declared\"," + price
                + "}]}";
    }

    private void build(List<String> ids, List<String> sections) {
        var settings = new SiteSettings(Words.english(), "Example", Optional.empty());
        DirectorySite site = Site.directory(out, settings, ids);
        for (int i = 0; i < ids.size(); i++) {
            site.agent(ids.get(i), document(ids.get(i), sections.get(i)));
        }
        site.finish();
    }

    private List<String> listed(String page) throws IOException {
        return Jsoup.parse(Files.readString(out.resolve(page)))
                .select(".listings h3 a")
                .eachText();
    }

    @Test
    @Clause(value = "6.9-21", by = Facets.class)
    void a_list_by_what_agents_claim_to_comply_with_is_called_one_of_claims() throws IOException {
        build(List.of("claims", "silent"), List.of("""
                "handling":{"from":["d"],"compliance":[{"standard":"soc2","scope":"all"},{"standard":"gdpr"}]}""", ""));
        assertEquals(List.of("claims"), listed("by/compliance/soc2/index.html"));
        assertEquals(List.of("silent"), listed("by/compliance/not-stated/index.html"));
        assertTrue(Files.readString(out.resolve("by/compliance/soc2/index.html"))
                .contains("Compliance, as operators claim it"));
        assertFalse(Files.exists(out.resolve("by/compliance/SOC2/index.html")));
    }

    @Test
    @Clause(value = "7.6-6", by = ListPages.class)
    void no_price_moves_an_agent_in_any_list() throws IOException {
        List<String> ids = List.of("a", "b", "c");
        List<String> dear = List.of(
                priced("\"price\":\"9 USD\""),
                priced("\"price\":\"0.001 USD per 1000 tokens_out\""),
                priced("\"price\":\"1 USD\""));
        build(ids, dear);
        List<String> pages = lists();
        List<List<String>> before = new ArrayList<>();
        for (String page : pages) {
            before.add(listed(page));
        }
        build(ids, List.of(dear.get(2), dear.get(0), dear.get(1)));
        assertEquals(pages, lists());
        for (int i = 0; i < pages.size(); i++) {
            assertEquals(before.get(i), listed(pages.get(i)), pages.get(i));
        }
        assertTrue(pages.stream().noneMatch(page -> page.contains("price")), pages.toString());
    }

    private List<String> lists() throws IOException {
        try (Stream<Path> files = Files.walk(out)) {
            return files.map(file -> out.relativize(file).toString().replace('\\', '/'))
                    .filter(name -> name.equals("index.html") || name.matches("by/.*/index.html"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    @Clause(value = "9.2-1", by = WellKnownSite.class)
    @Clause(value = "9.2-3", by = WellKnownSite.class)
    void a_domains_own_document_and_the_page_made_of_it_stand_at_their_places() throws Exception {
        var settings = new SiteSettings(Words.english(), "Example", Optional.empty());
        Bytes json = document("https://a.example/", "\"identity\":{\"from\":[\"d\"],\"name\":\"Alpha\"}");
        WellKnownSite site = Site.wellKnown(out, settings);
        site.agent(json);
        site.finish();
        assertEquals(json, Bytes.own(Files.readAllBytes(out.resolve(".well-known/agentdoc.json"))));
        try (var server = PreviewServer.serve(out, 0)) {
            HttpResponse<byte[]> document = get(server.address().resolve("/.well-known/agentdoc.json"));
            assertEquals(Optional.of("application/json"), document.headers().firstValue("Content-Type"));
            HttpResponse<byte[]> page = get(server.address().resolve("/.well-known/agentdoc"));
            assertEquals(200, page.statusCode());
            assertEquals(
                    "Alpha",
                    Jsoup.parse(new String(page.body(), StandardCharsets.UTF_8))
                            .select("h1")
                            .text());
        }
    }

    private static HttpResponse<byte[]> get(URI address) throws IOException, InterruptedException {
        return HttpClient.newBuilder()
                .followRedirects(HttpClient.Redirect.NORMAL)
                .build()
                .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofByteArray());
    }
}
