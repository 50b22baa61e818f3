package io.agentdoc.renderer.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.json.JsonDocument;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.templates.words.Words;
import io.agentdoc.testing.Clause;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class AnnouncementsTest {
    private static final Instant AT = Instant.parse("2026-10-05T12:00:00Z");
    private static final Instant STALE = Instant.parse("2026-10-12T12:00:00Z");

    @TempDir
    private Path folder;

    private final List<String> ids = new ArrayList<>(List.of("alpha", "beta"));
    private Instant now = AT;

    private static Bytes document(String name, String description, String silent) {
        return Bytes.utf8("{\"agentdoc\":\"v1\",\"subject\":{\"id\":\"x:" + name.hashCode() + "\"},\"assembled_at\":\""
                + AT
                + "\",\"assembled_by\":\"x\",\"stale_after\":\"" + STALE + "\",\"sources\":[{\"id\":\"card\",\"kind\":"
                + "\"a2a-card\",\"url\":\"https://a.example/\",\"signature\":\"unsigned\"}],\"sections\":{\"identity\":{"
                + "\"from\":[\"card\"],\"name\":\"" + name + "\",\"description\":\"" + description
                + "\"}},\"not_stated\":["
                + silent + "],\"signatures\":[]}");
    }

    private DirectorySite site() {
        Serving serving = new Serving(
                Optional.of(new Assembler("me", List.of(), now)),
                Optional.empty(),
                Optional.of(folder.resolve("history")));
        return Site.directory(
                folder.resolve("site"),
                new SiteSettings(
                        Words.english(), "Example <directory>", Optional.of("https://directory.example"), serving),
                ids);
    }

    private Written build(Bytes alpha, Bytes beta) {
        DirectorySite site = site();
        site.agent("alpha", alpha);
        site.agent("beta", beta);
        return site.finish();
    }

    private Document xml(String name) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(
                        Files.readAllBytes(folder.resolve("site").resolve(name))));
    }

    private static List<String> texts(Document xml, String element) {
        var found = xml.getElementsByTagName(element);
        return IntStream.range(0, found.getLength())
                .mapToObj(i -> found.item(i).getTextContent())
                .toList();
    }

    private List<String> kinds() throws Exception {
        var found = xml("feed.atom").getElementsByTagName("category");
        return IntStream.range(0, found.getLength())
                .mapToObj(i -> ((Element) found.item(i)).getAttribute("term"))
                .toList();
    }

    @Test
    void the_first_build_announces_nothing_as_a_change() throws Exception {
        build(document("A", "Reads.", "\"role\""), document("B", "Writes.", "\"role\""));
        assertEquals(0, xml("feed.atom").getElementsByTagName("entry").getLength());
        assertTrue(texts(xml("feed.atom"), "title").contains("Example &lt;directory&gt;"));
    }

    @Test
    void each_way_to_change_is_told_as_what_it_is() throws Exception {
        Bytes beta = document("B", "Writes.", "\"role\"");
        build(document("A", "Reads.", "\"role\""), beta);
        build(document("A", "Reads more.", "\"role\""), beta);
        assertEquals(List.of("facts-changed"), kinds());
        build(document("A", "Reads more.", "\"access\",\"role\""), beta);
        assertEquals(List.of("went-silent"), kinds());
        build(document("A", "Reads more.", "\"access\""), beta);
        assertEquals(List.of("stated-first"), kinds());
        build(document("A", "Reads nothing.", "\"access\",\"role\""), beta);
        assertEquals(List.of("facts-changed", "went-silent"), kinds(), "a fact changed beside the silence");
        build(document("A", "Reads more.", "\"access\""), beta);
        assertEquals(List.of("facts-changed", "stated-first"), kinds());
        ids.add("gamma");
        DirectorySite site = site();
        site.agent("alpha", document("A", "Reads more.", "\"access\""));
        site.agent("beta", beta);
        site.agent("gamma", document("C", "Counts.", "\"role\""));
        site.finish();
        assertEquals(List.of("added"), kinds());
    }

    @Test
    void a_view_that_grows_old_is_told_once() throws Exception {
        Bytes alpha = document("A", "Reads.", "\"role\"");
        Bytes beta = document("B", "Writes.", "\"role\"");
        build(alpha, beta);
        now = STALE;
        build(alpha, beta);
        assertEquals(List.of("old-view", "old-view"), kinds());
        Bytes told = Bytes.own(Files.readAllBytes(folder.resolve("site/feed.atom")));
        build(alpha, beta);
        assertEquals(told, Bytes.own(Files.readAllBytes(folder.resolve("site/feed.atom"))));
    }

    @Test
    void where_nothing_changed_the_feed_stays_and_nothing_is_written() throws Exception {
        Bytes alpha = document("A", "Reads.", "\"role\"");
        build(document("A", "Reads little.", "\"role\""), document("B", "Writes.", "\"role\""));
        build(alpha, document("B", "Writes.", "\"role\""));
        assertEquals(List.of("facts-changed"), kinds());
        assertEquals(0, build(alpha, document("B", "Writes.", "\"role\"")).written());
        assertEquals(List.of("facts-changed"), kinds());
    }

    @Test
    void on_a_clean_machine_with_the_history_restored_the_feed_tells_the_true_changes() throws Exception {
        build(document("A", "Reads.", "\"role\""), document("B", "Writes.", "\"role\""));
        Files.move(folder.resolve("site"), folder.resolve("lost"));
        build(document("A", "Reads more.", "\"role\""), document("B", "Writes.", "\"role\""));
        assertEquals(List.of("facts-changed"), kinds());
    }

    @Test
    @Clause(value = "6.7-7", by = Feed.class)
    void a_replaced_descriptor_is_announced_with_both_digests() throws Exception {
        List<DescriptorCopy> served = new ArrayList<>();
        for (String words : List.of("{\"a\":1}", "{\"a\":2}")) {
            DescriptorCopy copy = new DescriptorCopy("x", Bytes.utf8(words), Optional.empty(), "unsigned");
            served.add(copy);
            DirectorySite site = site();
            site.agent("alpha", document("A", "Reads.", "\"role\""));
            site.descriptors("alpha", List.of(copy), AT);
            site.finish();
        }
        assertEquals(List.of("descriptor-replaced"), kinds());
        String summary = texts(xml("feed.atom"), "summary").getFirst();
        assertTrue(summary.contains(served.getFirst().digest().toString()), summary);
        assertTrue(summary.contains(served.getLast().digest().toString()), summary);
    }

    @Test
    @Clause(value = "4.2-1", by = DirectorySite.class)
    void an_unlisted_agent_has_its_page_and_stands_nowhere_else() throws IOException {
        for (int build = 0; build < 2; build++) {
            DirectorySite site = site();
            site.agent("alpha", document("A", "Reads.", "\"role\""));
            site.agent("beta", JsonDocument.read(document("Shy one", "Hides " + build, "\"role\"")), false);
            site.finish();
        }
        try (var files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                boolean own = file.toString().contains("agents/beta");
                boolean published = file.startsWith(folder.resolve("site"));
                if (!own && published) {
                    String text = Files.readString(file);
                    assertFalse(text.contains("Shy one") || text.contains("agents/beta"), file.toString());
                }
            }
        }
        String beside = Files.readString(folder.resolve("site.hosting/agentdoc-unlisted.json"));
        assertTrue(beside.contains("agents/beta.json"), beside);
        String page = Files.readString(folder.resolve("site/agents/beta/index.html"));
        assertTrue(page.contains("Shy one") && page.contains("<meta name=\"robots\" content=\"noindex\">"));
    }

    @Test
    void an_unlisted_agent_that_is_gone_leaves_nothing_behind() {
        DirectorySite first = site();
        first.agent("alpha", document("A", "Reads.", "\"role\""));
        first.agent("beta", JsonDocument.read(document("Shy one", "Hides", "\"role\"")), false);
        first.finish();
        DirectorySite second = site();
        second.agent("alpha", document("A", "Reads.", "\"role\""));
        second.finish();
        assertFalse(Files.exists(folder.resolve("site/agents/beta.json")));
        assertFalse(Files.exists(folder.resolve("site/agents/beta")));
        assertFalse(Files.exists(folder.resolve("site.hosting/agentdoc-unlisted.json")));
    }

    @Test
    @Clause(value = "4.2-1", by = DirectorySite.class)
    void an_unlisted_agent_that_cannot_be_reached_stays_unlisted() throws IOException {
        DirectorySite first = site();
        first.agent("beta", JsonDocument.read(document("Shy one", "Hides", "\"role\"")), false);
        first.finish();
        DirectorySite second = site();
        second.keep("beta");
        second.finish();
        assertFalse(Files.readString(folder.resolve("site/index.html")).contains("Shy one"));
        assertTrue(Files.exists(folder.resolve("site/agents/beta.json")));
    }

    @Test
    void the_map_of_the_site_is_an_index_of_shards_below_the_protocols_limit() throws Exception {
        build(document("A", "Reads.", "\"role\""), document("B", "Writes.", "\"role\""));
        assertEquals(List.of("https://directory.example/sitemap/1.xml"), texts(xml("sitemap.xml"), "loc"));
        assertEquals(
                List.of(
                        "https://directory.example/",
                        "https://directory.example/agents/alpha/",
                        "https://directory.example/agents/beta/"),
                texts(xml("sitemap/1.xml"), "loc"));
        assertTrue(Sitemap.LARGEST < 50_000);
    }

    @Test
    void what_xml_cannot_hold_is_shown_as_a_sign_for_it() {
        String xml = new String(
                new XmlText().element("a", "<b>\u0000&\"\uFFFF").bytes().toArray(),
                java.nio.charset.StandardCharsets.UTF_8);
        assertTrue(xml.endsWith("<a>&lt;b&gt;\uFFFD&amp;&quot;\uFFFD</a>\n"), xml);
    }
}
