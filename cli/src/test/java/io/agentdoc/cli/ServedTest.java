package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.ServedDescriptor;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServedTest {
    private static final String SUBJECT =
            "\"subject\": { \"id\": \"UBMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3D7QP\","
                    + " \"handle\": \"reader.example\" },";

    @TempDir
    Path folder;

    private static String descriptor(String subject, String authority) {
        return """
            { "format": "agent-descriptor-v1", "agent_version": "1.0.0", %s
              "acts_for": "anyone", "interaction": "service",
              "does": "Reads things.",
              "offerings": [ { "id": "read", "name": "Read", "description": "Reads a thing.",
                "authority": [ %s ] } ] }
            """.formatted(subject, authority);
    }

    private Ran build(String descriptor, String site) throws IOException {
        Files.writeString(folder.resolve("descriptor.json"), descriptor);
        Files.writeString(folder.resolve("agentdoc.yaml"), """
            site: { %s }
            agents:
              - id: reader
                sources:
                  - { id: descriptor, kind: agent-descriptor, file: descriptor.json, fetched_at: 2026-10-01T09:00:00Z,
                      url: "https://reader.example/.well-known/agent-descriptor.json" }
            """.formatted(site));
        return Ran.in(folder, "build", "-o", "site", "--report", "report.json");
    }

    private List<String> files(String name) throws IOException {
        Path below = folder.resolve("site").resolve(name);
        if (!Files.exists(below)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(below)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> below.relativize(file).toString())
                    .sorted()
                    .toList();
        }
    }

    private static String named(String descriptor) {
        return "sha256-" + Digest.of(Bytes.utf8(descriptor)).hex() + ".json";
    }

    @Test
    @Clause(value = "6.7-3", by = ServedDescriptor.class)
    void a_descriptor_is_served_by_its_digest_as_it_was_had() throws IOException {
        String descriptor = descriptor(SUBJECT, "\"reads-files\"");
        build(descriptor, "layout: directory");
        assertEquals(List.of("index.json", named(descriptor)), files("descriptors/reader"));
        assertEquals(descriptor, Files.readString(folder.resolve("site/descriptors/reader/" + named(descriptor))));
    }

    @Test
    @Clause(value = "6.2-3", by = ServedDescriptor.class)
    void a_draft_is_served_as_nobody_s_descriptor() throws IOException {
        build(descriptor("", "\"reads-files\""), "layout: directory");
        assertEquals(List.of(), files("descriptors"));
    }

    @Test
    @Clause(value = "6.11-19", by = ServedDescriptor.class)
    void one_with_an_unknown_word_of_authority_is_assembled_from_and_not_served() throws IOException {
        build(descriptor(SUBJECT, "\"reads-files\", \"pokes\""), "layout: directory");
        assertEquals(List.of(), files("descriptors"));
        String document = Files.readString(folder.resolve("site/agents/reader.json"));
        assertTrue(document.contains("sells.offerings[read].authority"), document);
        assertFalse(document.contains("pokes"));
        String report = Files.readString(folder.resolve("report.json"));
        assertTrue(report.contains("\"rule\":\"6.11-19\"") || report.contains("\"rule\": \"6.11-19\""), report);
    }

    @Test
    void sources_are_mirrored_where_that_is_wished_and_not_otherwise() throws IOException {
        String descriptor = descriptor(SUBJECT, "\"reads-files\"");
        build(descriptor, "layout: directory");
        assertEquals(List.of(), files("sources"));
        build(descriptor, "layout: directory, mirror_sources: true");
        assertEquals(List.of(named(descriptor)), files("sources"));
    }

    @Test
    void the_mirrored_sources_of_agents_that_a_run_leaves_alone_stay() throws IOException {
        String descriptor = descriptor(SUBJECT, "\"reads-files\"");
        build(descriptor, "layout: directory, mirror_sources: true");
        Files.writeString(folder.resolve("card.json"), "{\"name\": \"Other\", \"version\": \"1\"}");
        Path configuration = folder.resolve("agentdoc.yaml");
        Files.writeString(configuration, Files.readString(configuration) + """
              - id: other
                sources:
                  - { id: card, kind: a2a-card, file: card.json, fetched_at: 2026-10-01T09:00:00Z,
                      url: "https://other.example/card" }
            """);
        Ran ran = Ran.in(folder, "build", "-o", "site", "--only", "other");
        assertEquals(0, ran.status(), ran.err());
        assertEquals(2, files("sources").size(), ran.err());
        assertTrue(files("sources").contains(named(descriptor)));
    }

    @Test
    void the_mirrored_source_of_an_operator_s_host_stays_where_the_host_of_the_source_is_only_silent()
            throws IOException {
        String descriptor = descriptor(SUBJECT, "\"reads-files\"");
        build(descriptor, "layout: well-known, mirror_sources: true");
        Files.writeString(folder.resolve("agentdoc.yaml"), """
            site: { layout: well-known, mirror_sources: true }
            agents:
              - { id: reader, sources: [ { id: d, kind: agent-descriptor, url: "https://reader.example/d.json" } ] }
            """);
        Ran ran = Ran.in(folder, "build", "-o", "site", "--offline");
        assertEquals(List.of(named(descriptor)), files(".well-known/sources"), ran.err());
    }

    @Test
    @Clause(value = "6.7-1", by = WellKnownPublisher.class)
    void an_operator_s_host_serves_the_descriptor_beside_the_document() throws IOException {
        String descriptor = descriptor(SUBJECT, "\"reads-files\"");
        build(descriptor, "layout: well-known, mirror_sources: true");
        assertEquals(descriptor, Files.readString(folder.resolve("site/.well-known/agent-descriptor.json")));
        assertEquals(List.of(".well-known"), top());
        assertEquals(List.of(named(descriptor)), files(".well-known/sources"));
        assertTrue(files(".well-known").contains("agentdoc-assembler.json"));
    }

    private List<String> top() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("site"))) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    @Test
    @Clause(value = "9.2-2", by = ServedDescriptor.class)
    @Promise(Promised.SAME_BYTES)
    void what_a_document_says_does_not_depend_on_where_it_will_stand() throws IOException {
        String descriptor = descriptor(SUBJECT, "\"reads-files\"");
        Files.writeString(folder.resolve("descriptor.json"), descriptor);
        build(descriptor, "layout: directory, base_url: \"https://one.example/\"");
        String one = Files.readString(folder.resolve("site/agents/reader.json"));
        build(descriptor, "layout: well-known, base_url: \"https://other.example/\"");
        String other = Files.readString(folder.resolve("site/.well-known/agentdoc.json"));
        assertEquals(without(one), without(other));
    }

    /** The moment of the two builds is the only thing that may differ. */
    private static String without(String document) {
        return document.replaceAll("\"assembled_at\": \"[^\"]*\"", "");
    }

    @Test
    void a_site_past_a_limit_of_its_host_ends_the_build_with_the_number_and_the_limit() throws IOException {
        Path film = Files.createDirectories(folder.resolve("static")).resolve("film");
        try (RandomAccessFile file = new RandomAccessFile(film.toFile(), "rw")) {
            file.setLength(30_000_000);
        }
        String site = "layout: directory, static: static, target: ";
        Ran ran = build(descriptor(SUBJECT, ""), site + "cloudflare-pages");
        assertEquals(2, ran.status(), ran.err());
        assertTrue(
                ran.err()
                        .contains(
                                "film has 30000000 bytes, and Cloudflare Pages takes files of at most 26214400 bytes"),
                ran.err());
        assertFalse(Files.exists(folder.resolve("site/index.html")));
        Ran unknown = build(descriptor(SUBJECT, ""), site + "netlfy");
        assertEquals(2, unknown.status());
        assertTrue(unknown.err().contains("type netlify"), unknown.err());
        Files.delete(film);
        assertFalse(build(descriptor(SUBJECT, ""), site + "netlify").err().contains("not yet heed"));
        assertTrue(Files.exists(folder.resolve("site/_headers")));
    }

    @Test
    void what_the_owner_says_on_every_page_takes_nothing_from_it() throws IOException {
        Files.writeString(folder.resolve("header.md"), """
                We **list** agents. <style>.marks, .silent { display: none }</style>

                <div style='position:fixed;inset:0' class=silent hidden>

                <!-- [a](https://a.example/)
                """);
        Files.writeString(
                folder.resolve("footer.md"), "</main></body>\n\n[Write to us](mailto:us@directory.example)\n");
        String descriptor = descriptor(SUBJECT, "\"reads-files\"");
        build(descriptor, "layout: directory");
        Map<String, String> plain = pages();
        build(descriptor, "layout: directory, header: header.md, footer: footer.md");
        Map<String, String> said = pages();
        assertEquals(plain.keySet(), said.keySet());
        said.forEach((name, html) -> {
            Document page = Jsoup.parse(html);
            assertEquals(2, page.select("body > .owners").size(), name);
            assertEquals(
                    2,
                    page.select("body > .owners > .whose:first-child").remove().size(),
                    "whose words they are");
            assertEquals(
                    "",
                    page.select(".owners *[style], .owners *[class], .owners [id], .owners style")
                            .outerHtml());
            assertEquals("list", page.select(".owners strong").text(), name);
            assertEquals("mailto:us@directory.example", page.select(".owners a").attr("href"), name);
            page.select(".owners").remove();
            assertEquals(shown(Jsoup.parse(plain.getOrDefault(name, ""))), shown(page), name);
        });
    }

    private static String shown(Document page) {
        return page.body().html().replaceAll("[0-9T:-]{19}Z", "").replaceAll("\\s+", " ");
    }

    private Map<String, String> pages() throws IOException {
        Map<String, String> pages = new TreeMap<>();
        for (String name : files("")) {
            if (name.endsWith(".html")) {
                pages.put(name, Files.readString(folder.resolve("site").resolve(name)));
            }
        }
        return pages;
    }

    @Test
    void words_of_the_owner_s_that_cannot_stand_on_every_page_are_refused() throws IOException {
        for (String text : List.of("[About](about.md)", "x".repeat(2_001), " ")) {
            Files.writeString(folder.resolve("header.md"), text);
            Ran ran = build(descriptor(SUBJECT, ""), "layout: directory, header: header.md");
            assertEquals(2, ran.status(), ran.err());
            assertTrue(ran.err().contains("site.header header.md "), ran.err());
        }
    }

    @Test
    void a_theme_that_would_hide_words_is_refused_before_anything_is_written() throws IOException {
        Files.writeString(folder.resolve("theme.css"), ":root { --ink: #fbfaf6; }");
        Ran ran = build(descriptor(SUBJECT, "\"reads-files\""), "layout: directory, theme: theme.css");
        assertEquals(2, ran.status());
        assertTrue(
                ran.err().contains("site.theme theme.css: --ink on --paper has a contrast of 1.0 in the light"),
                ran.err());
        assertFalse(Files.exists(folder.resolve("site")));
    }
}
