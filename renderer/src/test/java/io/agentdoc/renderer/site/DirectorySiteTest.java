package io.agentdoc.renderer.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.templates.words.Words;
import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DirectorySiteTest {
    private static final SiteSettings SETTINGS =
            new SiteSettings(Words.english(), "Example directory", Optional.of("https://directory.example"));

    @TempDir
    private Path out;

    private static Bytes document(String id, String name) {
        return Bytes.utf8("{\"agentdoc\":\"v1\",\"subject\":{\"id\":\"" + id + "\",\"name\":\"" + name
                + "\"},\"assembled_at\":\"2026-08-29T18:04:00Z\",\"assembled_by\":\"x\",\"sources\":[],\"sections\":{},"
                + "\"not_stated\":[\"identity\"],\"signatures\":[]}");
    }

    private Written build(List<String> ids) {
        DirectorySite site = Site.directory(out, SETTINGS, ids);
        ids.forEach(id -> assertTrue(site.agent(id, document(id, "Agent " + id)).isPresent()));
        return site.finish();
    }

    private Set<String> files() throws IOException {
        try (var walk = Files.walk(out)) {
            var names = new TreeSet<String>();
            walk.filter(Files::isRegularFile)
                    .forEach(file -> names.add(out.relativize(file).toString().replace('\\', '/')));
            return names;
        }
    }

    private String text(String name) throws IOException {
        return Files.readString(out.resolve(name));
    }

    @Test
    void a_directory_has_its_documents_pages_and_lists() throws IOException {
        build(List.of("alpha", "beta"));
        Set<String> files = files();
        for (String name : List.of(
                ".agentdoc-manifest.json",
                ".nojekyll",
                "404.html",
                "agents.jsonl",
                "agents/alpha.json",
                "agents/alpha/index.html",
                "agents/beta.json",
                "agents/beta/index.html",
                "index.html")) {
            assertTrue(files.contains(name), name + " in " + files);
        }
        assertTrue(text("index.html").contains("<a href=\"agents/alpha/index.html\">"));
        assertTrue(text("agents/alpha/index.html").contains("href=\"../alpha.json\""));
        assertTrue(text("agents/alpha/index.html").contains("href=\"https://directory.example/agents/alpha/\""));
        assertEquals(2, text("agents.jsonl").lines().count());
        assertFalse(text(".agentdoc-manifest.json").contains(out.toString()));
    }

    @Test
    void a_second_build_of_the_same_writes_nothing() {
        Written first = build(List.of("alpha", "beta"));
        Written second = build(List.of("beta", "alpha"));
        assertTrue(first.written() > 6);
        assertEquals(new Written(0, first.written(), List.of()), second);
    }

    @Test
    void what_is_no_longer_produced_goes_and_what_was_never_ours_stays() throws IOException {
        build(List.of("alpha", "beta"));
        Files.writeString(out.resolve("CNAME"), "directory.example");
        Files.writeString(out.resolve("agents/mine.txt"), "mine");
        Written second = build(List.of("alpha"));
        assertEquals(List.of("agents/beta.json", "agents/beta/index.html"), second.removed());
        assertTrue(files().contains("CNAME"));
        assertTrue(files().contains("agents/mine.txt"));
        assertFalse(Files.exists(out.resolve("agents/beta")));
    }

    @Test
    void an_entry_that_is_kept_stays_listed_as_it_was() throws IOException {
        build(List.of("alpha", "beta"));
        DirectorySite site = Site.directory(out, SETTINGS, List.of("alpha", "beta"));
        site.agent("alpha", document("alpha", "Agent alpha"));
        assertTrue(site.keep("beta"));
        assertEquals(List.of(), site.finish().removed());
        assertTrue(text("index.html").contains("agents/beta/index.html"));
    }

    @Test
    @Promise(Promised.ALL_OR_NOTHING)
    @Attack(25)
    void a_link_in_the_output_is_never_written_through() throws IOException {
        Path outside = Files.createTempDirectory("outside");
        Files.createSymbolicLink(out.resolve("agents"), outside);
        DirectorySite site = Site.directory(out, SETTINGS, List.of("alpha"));
        assertThrows(OutputFault.class, () -> site.agent("alpha", document("alpha", "A")));
        try (var inside = Files.list(outside)) {
            assertEquals(0, inside.count());
        }
    }

    @Test
    @Promise(Promised.ALL_OR_NOTHING)
    @Attack(25)
    void a_page_that_was_replaced_by_a_link_is_refused() throws IOException {
        build(List.of("alpha"));
        Path victim = Files.writeString(Files.createTempFile("victim", ".txt"), "mine");
        Files.delete(out.resolve("agents/alpha/index.html"));
        Files.createSymbolicLink(out.resolve("agents/alpha/index.html"), victim);
        assertThrows(OutputFault.class, () -> build(List.of("alpha")));
        assertEquals("mine", Files.readString(victim));
    }

    @Test
    void a_manifest_cannot_name_a_file_outside() throws IOException {
        Path outside = Files.writeString(out.resolveSibling("outside.txt"), "mine");
        Files.writeString(
                out.resolve(".agentdoc-manifest.json"),
                "{\"format\":\"agentdoc-manifest-v1\",\"files\":[\"../outside.txt\",\"/etc/hostname\",\"a/../../outside.txt\"]}");
        build(List.of("alpha"));
        assertEquals("mine", Files.readString(outside));
    }

    @Test
    void files_can_be_read_by_whoever_serves_them() throws IOException {
        build(List.of("alpha"));
        var permissions = Files.getPosixFilePermissions(out.resolve("index.html"));
        assertTrue(PosixFilePermissions.toString(permissions).matches("rw-r.*"), permissions.toString());
    }

    @Test
    void a_directory_of_many_has_a_page_for_each_letter() throws IOException {
        List<String> ids = java.util.stream.IntStream.rangeClosed(0, ListPages.MOST_ON_ONE_PAGE)
                .mapToObj(i -> (i % 2 == 0 ? "a" : "b") + i)
                .toList();
        DirectorySite site = Site.directory(out, SETTINGS, ids);
        ids.forEach(id -> site.agent(id, document(id, id)));
        site.finish();
        assertTrue(text("index.html").contains("href=\"by/name/a"));
        assertFalse(text("index.html").contains("agents/a0/"));
        String letter = files().stream()
                .filter(name -> name.startsWith("by/name/a"))
                .findFirst()
                .orElseThrow();
        assertTrue(text(letter).contains("../../../agents/a0/index.html"));
    }

    @Test
    void an_operators_folder_stays_below_its_well_known_place() throws IOException {
        WellKnownSite site = Site.wellKnown(out, SETTINGS);
        assertTrue(site.agent(document("alpha", "Alpha")).isPresent());
        site.finish();
        assertTrue(files().stream().allMatch(name -> name.startsWith(".well-known/")), files().toString());
        assertTrue(files().contains(".well-known/agentdoc.json"));
        assertTrue(files().contains(".well-known/agentdoc/index.html"));
        assertTrue(text(".well-known/agentdoc/index.html").contains("href=\"../agentdoc.json\""));
    }

    @Test
    void a_page_stands_alone_or_among_others() throws IOException {
        LoosePages pages = Site.pages(out, Words.english());
        assertTrue(pages.alone("out", document("a", "A"), Optional.of("../out.json"))
                .isPresent());
        assertTrue(pages.among("b", document("b", "B")).isPresent());
        assertTrue(text("out/index.html").contains("href=\"../out.json\""));
        assertTrue(text("b/index.html").contains("href=\"../assets/agentdoc."));
        assertTrue(files().stream().anyMatch(name -> name.startsWith("out/assets/agentdoc.")));
        assertTrue(files().stream().anyMatch(name -> name.startsWith("assets/agentdoc.")));
    }

    @Test
    void an_id_that_ends_as_documents_do_has_its_files_beside_those_of_the_id_without_the_ending() throws IOException {
        build(List.of("bot.json"));
        build(List.of("bot", "bot.json"));
        assertTrue(files().containsAll(Set.of("agents/bot.json", "agents/bot/index.html")), files().toString());
        assertEquals(2, text("agents.jsonl").lines().count());
        build(List.of("bot.json"));
        assertFalse(Files.exists(out.resolve("agents/bot.json")));
    }

    @Test
    void only_what_an_unlisted_agent_has_is_left_out_of_the_published_list_of_files() throws IOException {
        List<String> ids = List.of("bot", "bot.json", "bot.jsonl", "bots");
        DirectorySite site = Site.directory(out, SETTINGS, ids);
        ids.forEach(id -> site.agent(
                id,
                io.agentdoc.document.json.JsonDocument.read(document(id, "Agent " + id)),
                !id.equals("bot") && !id.equals("bots")));
        site.finish();
        Set<String> published = Manifest.read(Optional.of(Bytes.utf8(text(Manifest.NAME))));
        Set<String> missing = files();
        missing.removeAll(published);
        assertEquals(
                Set.of(
                        Manifest.NAME,
                        "agents/bot.json",
                        "agents/bot/index.html",
                        "agents/bots.json",
                        "agents/bots/index.html"),
                missing);
    }

    @Test
    void names_are_text_in_every_list() throws IOException {
        DirectorySite site = Site.directory(out, SETTINGS, List.of("x"));
        site.agent("x", document("x", "</script><img src=x onerror=alert(1)>\u202E"));
        site.finish();
        String index = text("index.html");
        assertFalse(index.contains("<img"));
        assertTrue(index.contains("<i>U+202E</i>"));
        assertTrue(new String(Files.readAllBytes(out.resolve("agents.jsonl")), StandardCharsets.UTF_8)
                        .lines()
                        .count()
                == 1);
    }
}
