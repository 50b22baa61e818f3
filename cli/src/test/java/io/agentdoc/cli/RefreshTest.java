package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.LoopbackServer;
import io.agentdoc.testing.Project;
import io.agentdoc.testing.TestCertificate;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A second build against a host that answers, changes, forgets, breaks and lies: what the document then says (9.7). */
@Timeout(300)
class RefreshTest {
    private static final String CARD = "/.well-known/agent-card.json";
    private static final String DESCRIPTOR = "/.well-known/agent-descriptor.json";
    private static final String FIRST = "2026-10-01T00:00:00Z";
    private static final String SECOND = "2026-10-02T00:00:00Z";

    @TempDir
    Path work;

    private final LoopbackServer server = LoopbackServer.tls();

    @BeforeEach
    void configure() throws IOException {
        String here = "127.0.0.1:" + server.port();
        Files.writeString(work.resolve("agentdoc.yaml"), """
                assembler: { id: "https://directory.example" }
                stale_after: P2D
                fetch: { retries: 0, allow: ["%s"], ca: "%s", resolve: { agent.example: "%s" } }
                site: { layout: directory, title: T, base_url: "https://directory.example/", language: en }
                agents: [ { id: a, domain: agent.example } ]
                """.formatted(
                        here, TestCertificate.ours().pem(), here));
        serve(CARD, "\"c1\"", card("Tester"));
        serve(DESCRIPTOR, "\"d1\"", descriptor());
    }

    @AfterEach
    void close() throws IOException {
        server.close();
    }

    @Test
    @Clause(value = "9.7-1", by = BuildCommand.class)
    void a_second_run_asks_once_for_each_source_under_a_condition_and_no_body_comes() {
        build(FIRST);
        int before = server.asked().size();
        Ran second = build(SECOND, "--report", work.resolve("report.json").toString());

        List<LoopbackServer.Asked> again =
                server.asked().subList(before, server.asked().size());
        assertEquals(
                List.of(CARD, DESCRIPTOR),
                again.stream()
                        .map(LoopbackServer.Asked::path)
                        .filter(path -> !path.endsWith("agentdoc.json"))
                        .sorted()
                        .toList());
        assertTrue(again.stream()
                .filter(asked -> !asked.path().endsWith("agentdoc.json"))
                .allMatch(asked -> List.of("\"c1\"", "\"d1\"").contains(asked.header("if-none-match"))));
        assertTrue(again.getFirst().header("user-agent").endsWith(" (+https://directory.example)"), second.err());
        assertTrue(Files.exists(work.resolve("report.json")), second.status() + second.err() + second.out());
        Node report = parse(work.resolve("report.json"));
        for (Node source : report.member("agents")
                .orElseThrow()
                .elements()
                .getFirst()
                .member("sources")
                .orElseThrow()
                .elements()) {
            assertEquals("revalidated", source.text("fetched").orElse(""));
        }
        assertEquals(SECOND, source("card").text("fetched_at").orElse(""));
    }

    @Test
    @Clause(value = "9.7-1", by = BuildCommand.class)
    void a_changed_source_is_cited_as_it_is_now_also_under_the_same_etag() {
        build(FIRST);
        serve(CARD, "\"c2\"", card("Changed"));
        build(SECOND);
        assertEquals("Changed", name());
        assertEquals(
                Digest.of(Bytes.utf8(card("Changed"))).toString(),
                source("card").text("digest").orElse(""));

        server.on(CARD, 200, "ETag: \"c2\"\r\n", card("Changed again"));
        build(SECOND);
        assertEquals("Changed again", name());
    }

    @Test
    @Clause(value = "9.7-1", by = BuildCommand.class)
    void a_vanished_source_leaves_and_its_members_fall_silent() {
        build(FIRST);
        assertEquals("Tester", name());
        for (int status : new int[] {404, 410}) {
            server.on(CARD, status, "", "");
            build(SECOND);
            assertTrue(sourcesAre("descriptor"));
            assertFalse(
                    document().member("sections").orElseThrow().member("access").isPresent());
            assertTrue(notStated("access"));
            assertEquals("absent", unavailable("card"));
        }
    }

    @Test
    @Clause(value = "9.7-1", by = BuildCommand.class)
    void a_source_out_of_reach_is_kept_with_its_own_time_and_said_to_be_old() {
        build(FIRST);
        server.on(CARD, 503, "", "");
        build(SECOND, "--report", work.resolve("report.json").toString());
        assertEquals(FIRST, source("card").text("fetched_at").orElse(""));
        assertEquals("Tester", name());
        String report = read(work.resolve("report.json"));
        assertTrue(report.contains("answered 503, since " + SECOND), report);
    }

    @Test
    @Clause(value = "9.7-1", by = BuildCommand.class)
    void the_same_bytes_in_full_again_change_nothing_but_the_moment() {
        server.on(CARD, 200, "", card("Tester"));
        server.on(DESCRIPTOR, 200, "", descriptor());
        build(FIRST);
        String before = read(file());
        Ran sameDay = build("2026-10-01T06:00:00Z");
        assertEquals(before, read(file()), sameDay.err());
        build(SECOND);
        assertEquals(SECOND, source("card").text("fetched_at").orElse(""));
        assertEquals("Tester", name());
    }

    @Test
    @Clause(value = "9.7-1", by = BuildCommand.class)
    void a_run_that_leaves_an_agent_as_it_is_asks_as_every_other_does_and_sees_what_changed() {
        build(FIRST);
        List<String> whole = askedBy(() -> build("2026-10-01T01:00:00Z"));
        String before = read(file());
        List<String> looking = askedBy(() -> build(
                "2026-10-01T02:00:00Z", "--report", work.resolve("report.json").toString()));
        assertEquals(whole, looking);
        assertEquals(before, read(file()));
        String report = read(work.resolve("report.json"));
        assertTrue(report.contains("\"outcome\": \"unchanged\"") && report.contains("\"revalidated\""), report);

        serve(CARD, "\"c2\"", card("Changed"));
        assertEquals(whole, askedBy(() -> build("2026-10-01T03:00:00Z")));
        assertEquals("Changed", name());
    }

    private List<String> askedBy(Runnable run) {
        int before = server.asked().size();
        run.run();
        return server.asked().subList(before, server.asked().size()).stream()
                .map(asked -> asked.path() + " " + asked.header("if-none-match"))
                .sorted()
                .toList();
    }

    @Test
    @Clause(value = "4.1-3", by = BuildCommand.class)
    void a_strangers_descriptor_beside_a_card_is_told_in_the_document_and_on_the_page() {
        build(FIRST);
        assertEquals("co-located", source("card").text("joined_by").orElse(""));
        assertEquals("named", source("descriptor").text("joined_by").orElse(""));
        String page = read(work.resolve("site/agents/a/index.html"));
        assertTrue(page.contains("Only found at the same domain"), page);
        assertTrue(page.contains("Nothing that"), page);
    }

    @Test
    void a_redirect_to_a_host_that_is_not_vouched_for_ends_a_run_with_a_fixed_moment() {
        server.on(CARD, 302, "Location: https://elsewhere.example/card.json\r\n", "");
        Ran ran = build(FIRST);
        assertEquals(2, ran.status(), ran.err());
        assertTrue(ran.err().contains("elsewhere.example:443"), ran.err());
    }

    private void serve(String path, String etag, String body) {
        server.on(
                path,
                (asked, out) -> out.write(
                        asked.header("if-none-match").equals(etag)
                                ? LoopbackServer.answer(304, "ETag: " + etag + "\r\n", "")
                                : LoopbackServer.answer(200, "ETag: " + etag + "\r\n", body)));
    }

    private Ran build(String at, String... more) {
        String[] line = new String[8 + more.length];
        String[] fixed = {"build", "agentdoc.yaml", "--at", at, "-o", "site", "--progress", "none"};
        System.arraycopy(fixed, 0, line, 0, fixed.length);
        System.arraycopy(more, 0, line, fixed.length, more.length);
        return Ran.in(work, line);
    }

    private static String card(String name) {
        return "{\"name\": \"%s\", \"description\": \"It tests.\", \"version\": \"1\", \"url\": \"https://agent.example/a2a\"}"
                .formatted(name);
    }

    private static String descriptor() {
        return read(Project.root().resolve("examples/directory/sources/clause-reviewer/descriptor.json"));
    }

    private Path file() {
        return work.resolve("site/agents/a.json");
    }

    private Node document() {
        return parse(file());
    }

    private String name() {
        return document()
                .member("sections")
                .flatMap(sections -> sections.member("identity"))
                .flatMap(identity -> identity.text("name"))
                .orElse("");
    }

    private Node source(String id) {
        return document().member("sources").orElseThrow().elements().stream()
                .filter(source -> source.text("id").orElse("").equals(id))
                .findFirst()
                .orElseThrow();
    }

    private boolean sourcesAre(String... ids) {
        return List.of(ids)
                .equals(document().member("sources").orElseThrow().elements().stream()
                        .map(source -> source.text("id").orElse(""))
                        .toList());
    }

    private String unavailable(String id) {
        return document().member("unavailable").orElseThrow().elements().stream()
                .filter(source -> source.text("id").orElse("").equals(id))
                .findFirst()
                .flatMap(source -> source.text("outcome"))
                .orElse("");
    }

    private boolean notStated(String path) {
        return document().member("not_stated").orElseThrow().elements().stream()
                .anyMatch(node -> node.text().orElse("").equals(path));
    }

    private static Node parse(Path file) {
        return switch (new JsonParser(Limits.standard()).parse(Bytes.utf8(read(file)))) {
            case JsonReading.Parsed parsed -> Node.root(parsed.root());
            case JsonReading.Malformed malformed -> throw new AssertionError(malformed.why());
        };
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
