package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import io.agentdoc.renderer.site.DirectorySite;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The second example: roles, interfaces, samples, and declarations in documents of their own. */
class LaterExamplesTest {
    private static final Path DIRECTORY = Project.root().resolve("examples/directory");

    @TempDir
    static Path work;

    private static final Map<Path, Digest> BEFORE = cards();

    @BeforeAll
    static void build() {
        Ran ran = Ran.in(
                work,
                "build",
                DIRECTORY.resolve("later.yaml").toString(),
                "--at",
                "2026-11-01T00:00:00Z",
                "-o",
                work.resolve("site").toString(),
                "--cache",
                work.resolve("cache").toString(),
                "--progress",
                "none");
        assertTrue(ran.status() <= 1, ran.err());
    }

    @Test
    void an_agent_with_a_role_an_interface_and_samples_shows_what_was_found_of_each() {
        Node sections = document("bea-books");

        assertEquals(List.of("confirmed", "confirmed", "failed", "declared"), exchanges(sections));
        assertEquals(
                List.of("role confirmed", "role declared"),
                list(sections, "refuses", "refusals").stream()
                        .map(refusal -> refusal.text("kind").orElse("") + " "
                                + refusal.text("state").orElse(""))
                        .toList());
        assertEquals(
                List.of("confirmed", "earlier", "stated"),
                list(sections, "sells", "offerings").getFirst().member("samples").orElseThrow().elements().stream()
                        .map(sample -> sample.text("state").orElse(""))
                        .toList());
        assertEquals(Optional.of("2"), sections.member("role").orElseThrow().text("version"));
    }

    @Test
    void declarations_are_read_where_they_stand_and_a_page_for_people_defines_nothing() {
        Node sections = document("choir-librarian");
        Node handling = sections.member("handling").orElseThrow();

        assertEquals(
                new JsonNumber("60"),
                handling.member("retention_max_days").orElseThrow().value());
        assertTrue(handling.member("processors").orElseThrow().elements().isEmpty());
        assertEquals(
                Optional.of("negotiated"),
                sections.member("access").orElseThrow().text("admission"));
        Node whole = whole("choir-librarian");
        assertTrue(whole.member("not_stated").orElseThrow().elements().stream()
                .anyMatch(path -> path.text().equals(Optional.of("asked.interfaces[interface-librarian].exchanges"))));
        assertEquals(
                Optional.of("not_checked"),
                whole.member("sources").orElseThrow().elements().stream()
                        .filter(source -> source.text("id").equals(Optional.of("iface-librarian")))
                        .findFirst()
                        .orElseThrow()
                        .text("signature"));
    }

    @Test
    void an_answer_confirms_where_it_carries_what_the_definition_says_and_nowhere_else() {
        assertEquals(List.of("confirmed", "declared", "declared", "declared"), exchanges(document("almacen-norte")));
        assertEquals(List.of("declared", "declared", "declared", "declared"), exchanges(document("weather-brief")));
    }

    @Test
    @Clause(value = "9.9-3", by = DirectorySite.class)
    void no_card_is_written_and_none_is_changed() throws IOException {
        try (Stream<Path> files = Files.walk(work.resolve("site"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = file.getFileName().toString();
                assertFalse(name.equals("agent-card.json") || name.equals("agent.json"), file.toString());
                assertFalse(name.endsWith(".json") && BEFORE.containsValue(digest(file)), file.toString());
            }
        }
        assertEquals(BEFORE, cards());
        assertTrue(BEFORE.size() > 10);
    }

    private static Map<Path, Digest> cards() {
        try (Stream<Path> files = Files.walk(DIRECTORY)) {
            Map<Path, Digest> cards = new TreeMap<>();
            files.filter(file -> file.getFileName().toString().equals("card.json"))
                    .forEach(file -> cards.put(file, digest(file)));
            return cards;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Digest digest(Path file) {
        return Digest.of(read(file));
    }

    private static List<String> exchanges(Node sections) {
        return list(sections, "asked", "interfaces").getFirst().member("exchanges").orElseThrow().elements().stream()
                .map(exchange -> exchange.text("state").orElse(""))
                .toList();
    }

    private static List<Node> list(Node sections, String section, String member) {
        return sections.member(section)
                .orElseThrow()
                .member(member)
                .orElseThrow()
                .elements();
    }

    private static Node document(String agent) {
        return whole(agent).member("sections").orElseThrow();
    }

    private static Node whole(String agent) {
        Bytes bytes = read(work.resolve("site/agents/" + agent + ".json"));
        return switch (new JsonParser(Limits.standard()).parse(bytes)) {
            case JsonReading.Parsed parsed -> Node.root(parsed.root());
            case JsonReading.Malformed malformed -> throw new AssertionError(malformed.why());
        };
    }

    private static Bytes read(Path file) {
        try {
            return Bytes.own(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
