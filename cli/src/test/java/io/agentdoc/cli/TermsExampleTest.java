package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The second configuration of the example directory, as far as agreements, prices and attestations go. */
class TermsExampleTest {
    @TempDir
    static Path work;

    private static Ran build = new Ran(-1, "", "");

    @BeforeAll
    static void build() {
        build = Ran.in(
                work,
                "build",
                Project.root().resolve("examples/directory/later.yaml").toString(),
                "--at",
                "2026-11-01T00:00:00Z",
                "-o",
                work.resolve("site").toString(),
                "--cache",
                work.resolve("cache").toString(),
                "--report",
                work.resolve("report.json").toString(),
                "--progress",
                "none");
    }

    @Test
    void signed_prices_are_carried_and_the_price_document_disagrees() {
        Node bea = document("bea-books");

        assertEquals(List.of("450 EUR per task", "1200 EUR per task"), each(offerings(bea), "price"));
        assertTrue(disagreements(bea).contains("sells.offerings[post-receipts].price"));
        assertTrue(disagreements(bea).contains("handling.retention_max_days"));
    }

    @Test
    void a_listing_and_a_report_stand_attributed_and_dated() {
        Node standing = document("bea-books")
                .member("sections")
                .orElseThrow()
                .member("standing")
                .orElseThrow();

        assertEquals(
                List.of("https://catalog.example"),
                each(standing.member("listings").orElseThrow().elements(), "by"));
        assertEquals(
                List.of("https://bureau.example"),
                each(standing.member("reports").orElseThrow().elements(), "by"));
        assertEquals(Optional.of("verified"), signature(document("bea-books"), "reputation"));
    }

    @Test
    void a_strangers_proposal_is_not_checked_and_appears_nowhere() {
        Node porter = document("night-porter");

        assertEquals(Optional.of("verified"), signature(porter, "terms"));
        assertEquals(Optional.of("not_checked"), signature(porter, "terms-stranger"));
        assertFalse(read(work.resolve("site/agents/night-porter.json")).contains("no charge"));
        assertTrue(read(work.resolve("site/agents/night-porter/index.html")).contains("cap"));
    }

    @Test
    @Clause("9.5-23")
    void a_proposal_to_one_party_gives_no_document_and_stands_in_the_report() {
        assertFalse(Files.exists(work.resolve("site/agents/directed-offer.json")), build.err());
        assertTrue(read(work.resolve("report.json")).contains("a proposal to one named party"));
        try (Stream<Path> files = Files.walk(work.resolve("site"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertFalse(read(file).contains("never-carried"), file.toString());
                assertFalse(read(file).contains("77700"), file.toString());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void a_price_document_prices_an_agent_whose_descriptor_only_points_at_it() {
        assertEquals(
                List.of("90 NOK per package of 10 requests a month"),
                each(offerings(document("choir-librarian")), "price"));
    }

    private static List<Node> offerings(Node document) {
        return document.member("sections")
                .flatMap(sections -> sections.member("sells"))
                .flatMap(sells -> sells.member("offerings"))
                .orElseThrow()
                .elements();
    }

    private static List<String> disagreements(Node document) {
        return each(document.member("disagreements").orElseThrow().elements(), "member");
    }

    private static Optional<String> signature(Node document, String source) {
        return document.member("sources").orElseThrow().elements().stream()
                .filter(entry -> entry.text("id").filter(source::equals).isPresent())
                .findFirst()
                .flatMap(entry -> entry.text("signature"));
    }

    private static List<String> each(List<Node> nodes, String member) {
        return nodes.stream().flatMap(node -> node.text(member).stream()).toList();
    }

    private static Node document(String agent) {
        Path file = work.resolve("site/agents/" + agent + ".json");
        return switch (new JsonParser(Limits.standard()).parse(Bytes.utf8(read(file)))) {
            case JsonReading.Parsed parsed -> Node.root(parsed.root());
            case JsonReading.Malformed malformed -> throw new AssertionError(file + ": " + malformed.why());
        };
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
