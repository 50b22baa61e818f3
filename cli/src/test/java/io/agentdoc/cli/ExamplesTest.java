package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.codec.AgentDocReader;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.About;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.Interaction;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import io.agentdoc.document.value.SourceId;
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

/** The examples are built, and what comes out is what was read and approved. */
class ExamplesTest {
    private static final String AT = "2026-11-01T00:00:00Z";
    private static final Path EXAMPLES = Project.root().resolve("examples");

    @TempDir
    static Path work;

    private static Ran first = new Ran(-1, "", "");

    @BeforeAll
    static void build() {
        first = build("directory", work.resolve("site"), work.resolve("cache"));
    }

    @Test
    void the_directory_ends_with_something_to_look_at() {
        assertEquals(1, first.status(), first.err());
    }

    @Test
    void every_file_of_the_directory_is_the_approved_one() {
        Golden.same(EXAMPLES.resolve("directory/approved.sha256"), listing(work.resolve("site")));
    }

    @Test
    void the_operators_files_are_the_approved_ones() {
        Ran operator = build("operator", work.resolve("operator"), work.resolve("cache"));

        assertTrue(operator.status() <= 1, operator.err());
        Golden.same(EXAMPLES.resolve("operator/approved.sha256"), listing(work.resolve("operator")));
    }

    @Test
    void a_few_documents_are_approved_in_full() {
        for (String agent : List.of("clause-reviewer", "broken-lists", "nameless", "honyaku-kyoku", "pond-minutes")) {
            Golden.same(
                    EXAMPLES.resolve("directory/approved/" + agent + ".json"),
                    read(work.resolve("site/agents/" + agent + ".json")).display());
        }
    }

    @Test
    @Clause("9.4-5")
    void each_agent_is_what_its_example_is_there_to_show() {
        Node agents = expected("agents");
        for (Node.Entry agent : agents.members()) {
            Path file = work.resolve("site/agents/" + agent.name() + ".json");
            boolean document =
                    agent.node().member("document").flatMap(Node::flag).orElse(true);
            assertEquals(document, Files.exists(file), agent.name());
            if (document) {
                shows(agent.name(), agent.node(), document(file));
            }
        }
        assertTrue(agents.members().size() > 30);
    }

    private static void shows(String agent, Node expected, AgentDoc doc) {
        assertEquals(expected.text("subject"), Optional.of(((About.Subject) doc.about()).id()), agent);
        assertEquals(
                expected.text("visibility"),
                doc.sections().shape().get(Interaction.VISIBILITY).carried(),
                agent);
        for (Node.Entry source :
                expected.member("signatures").map(Node::members).orElse(List.of())) {
            assertEquals(
                    source.node().text(),
                    doc.source(new SourceId(source.name()))
                            .map(listed -> listed.signature().state().toString()),
                    agent + " " + source.name());
        }
        Map<String, String> unavailable = new TreeMap<>();
        doc.unavailable()
                .forEach(sought ->
                        unavailable.put(sought.id().text(), sought.outcome().toString()));
        Map<String, String> wanted = new TreeMap<>();
        expected.member("unavailable")
                .map(Node::members)
                .orElse(List.of())
                .forEach(entry -> wanted.put(entry.name(), entry.node().text().orElse("")));
        assertEquals(wanted, unavailable, agent);
    }

    @Test
    @Clause("8.3-5")
    void what_was_planted_in_the_sources_and_belongs_in_no_output_is_in_none() {
        String all = contents(work.resolve("site"));
        for (Node never : expected("never").elements()) {
            assertFalse(all.contains(never.text().orElseThrow()), never.text().orElseThrow());
        }
    }

    @Test
    @Clause("P-29")
    void rich_text_is_cleaned_wherever_it_is_shown() {
        StringBuilder pages = new StringBuilder();
        files(work.resolve("site")).stream()
                .filter(file -> !file.toString().endsWith(".json"))
                .forEach(file -> pages.append(read(file).display()));
        for (Node never : expected("never_on_pages").elements()) {
            assertFalse(
                    pages.toString().contains(never.text().orElseThrow()),
                    never.text().orElseThrow());
        }
    }

    @Test
    void two_runs_give_equal_bytes_and_so_does_one_without_a_network() {
        Path again = work.resolve("again");
        build("directory", again, work.resolve("cache"));
        assertEquals(listing(work.resolve("site")), listing(again));

        Path offline = work.resolve("offline");
        build("directory", offline, work.resolve("cache"), "--offline");
        assertEquals(listing(work.resolve("site")), listing(offline));
    }

    @Test
    void a_rebuild_in_which_nothing_changed_writes_nothing() throws IOException {
        Path out = work.resolve("rebuilt");
        build("directory", out, work.resolve("cache"));
        Map<Path, Object> before = times(out);
        Ran rebuilt = build("directory", out, work.resolve("cache"));

        assertEquals(before, times(out));
        assertTrue(rebuilt.err().contains("unchanged"), rebuilt.err());
    }

    private static Ran build(String example, Path out, Path cache, String... more) {
        List<String> line = Stream.concat(
                        Stream.of(
                                "build",
                                EXAMPLES.resolve(example + "/agentdoc.yaml").toString(),
                                "--at",
                                AT,
                                "-o",
                                out.toString(),
                                "--cache",
                                cache.toString(),
                                "--progress",
                                "none"),
                        Stream.of(more))
                .toList();
        return Ran.in(work, line.toArray(String[]::new));
    }

    private static Node expected(String member) {
        return parse(EXAMPLES.resolve("directory/expected.json")).member(member).orElseThrow();
    }

    private static AgentDoc document(Path file) {
        return AgentDocReader.read(parse(file).value()).orElseThrow();
    }

    private static Node parse(Path file) {
        return switch (new JsonParser(Limits.standard()).parse(read(file))) {
            case JsonReading.Parsed parsed -> Node.root(parsed.root());
            case JsonReading.Malformed malformed -> throw new AssertionError(file + ": " + malformed.why());
        };
    }

    private static Bytes read(Path file) {
        try {
            return Bytes.own(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Every file with the digest of its bytes, a line each. */
    private static String listing(Path folder) {
        StringBuilder lines = new StringBuilder();
        files(folder)
                .forEach(file -> lines.append(Digest.of(read(file)).hex())
                        .append("  ")
                        .append(folder.relativize(file).toString().replace('\\', '/'))
                        .append('\n'));
        return lines.toString();
    }

    private static String contents(Path folder) {
        StringBuilder all = new StringBuilder();
        files(folder).forEach(file -> all.append(read(file).display()));
        return all.toString();
    }

    private static Map<Path, Object> times(Path folder) throws IOException {
        Map<Path, Object> times = new TreeMap<>();
        for (Path file : files(folder)) {
            times.put(file, Files.getLastModifiedTime(file));
        }
        return times;
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
