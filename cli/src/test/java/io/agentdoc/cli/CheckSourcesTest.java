package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the sources of a document are had when it is checked, and with which keys. */
class CheckSourcesTest {
    private static final Path EXAMPLES = Project.root().resolve("examples");
    private static final Path CARD = EXAMPLES.resolve("directory/sources-later/tram-planner/card.json");
    private static final Path KEYS = EXAMPLES.resolve("directory/keys/trams.overhead.example.TEST-KEY.jwks.json");

    @TempDir
    Path folder;

    @Test
    @Clause(
            value = {"9.10-2", "13.4-5"},
            by = CheckCommand.class)
    void the_sources_of_a_packages_document_lie_beside_it() throws IOException {
        copy(EXAMPLES.resolve("repository"), folder.resolve("repo"));
        Ran ran = Ran.in(folder, "check", "repo/agentdoc.json", "--offline", "--cache", "none");
        assertEquals(0, ran.status(), ran.out());
        assertFalse(ran.out().contains("cannot_check"), ran.out());

        Path descriptor = folder.resolve("repo/package/descriptor.json");
        Files.writeString(descriptor, Files.readString(descriptor) + "\n");
        Ran stale = Ran.in(folder, "check", "repo/agentdoc.json", "--offline", "--cache", "none");
        assertEquals(1, stale.status());
        assertTrue(
                stale.out().contains("error 9.10-2 sources[descriptor].digest: digest_mismatch: the source now has "),
                stale.out());

        Files.delete(descriptor);
        Ran gone = Ran.in(folder, "check", "repo/agentdoc.json", "--offline", "--cache", "none");
        assertEquals(4, gone.status(), gone.out());
        assertTrue(gone.out().contains("source descriptor is unavailable"), gone.out());
    }

    @Test
    void a_documents_word_for_a_file_leads_to_no_file_elsewhere() throws IOException {
        copy(EXAMPLES.resolve("repository"), folder.resolve("repo"));
        Path secret = Files.writeString(folder.resolve("secret.json"), "{\"secret\": 1}");
        Path document = folder.resolve("repo/agentdoc.json");
        String text = Files.readString(document);
        for (String path : new String[] {"../../secret.json", secret.toString(), "..\\\\secret.json", "a/../../x"}) {
            Files.writeString(
                    document,
                    text.replaceFirst("\"path\": \"[^\"]*\"", "\"path\": \"" + path.replace("\\", "\\\\") + "\""));
            Ran ran = Ran.in(folder, "check", "repo/agentdoc.json", "--offline", "--cache", "none");
            assertFalse(ran.out().contains("the source now has"), ran.out());
            assertTrue(ran.out().contains("cannot_check"), ran.out());
        }
        Files.delete(folder.resolve("repo/package/descriptor.json"));
        Files.createSymbolicLink(folder.resolve("repo/package/descriptor.json"), secret);
        Files.writeString(document, text);
        Ran linked = Ran.in(folder, "check", "repo/agentdoc.json", "--offline", "--cache", "none");
        assertFalse(linked.out().contains("the source now has"), linked.out());
    }

    @Test
    @Clause(value = "9.10-2", by = CheckCommand.class)
    void a_copy_beside_any_other_document_counts_by_its_digest_alone() throws IOException {
        Path descriptor =
                Files.copy(EXAMPLES.resolve("operator/sources/descriptor.json"), folder.resolve("descriptor.json"));
        assertEquals(
                0,
                Ran.in(folder, "assemble", "--source", "d=agent-descriptor:descriptor.json", "-o", "a.json")
                        .status());
        Ran beside = Ran.in(folder, "check", "a.json", "--offline", "--cache", "none");
        assertEquals(0, beside.status(), beside.out());
        Files.writeString(descriptor, "{}");
        Ran other = Ran.in(folder, "check", "a.json", "--offline", "--cache", "none");
        assertEquals(4, other.status(), other.out());
        assertFalse(other.out().contains("digest_mismatch"), other.out());
        assertTrue(other.out().contains("cannot_check a.json: source d is unavailable"), other.out());
    }

    @Test
    void a_card_is_checked_with_the_keys_that_its_receiver_has() throws IOException {
        Files.copy(CARD, folder.resolve("card.json"));
        Files.copy(KEYS, folder.resolve("keys.json"));
        Ran without = Ran.in(folder, "check", "card.json");
        assertEquals(4, without.status(), without.out());
        assertTrue(without.out().contains("cannot_check card.json: the signature is not checked"), without.out());
        Ran with = Ran.in(folder, "check", "card.json", "--key", "keys.json");
        assertEquals(0, with.status(), with.out());
        Files.writeString(folder.resolve("card.json"), Files.readString(CARD).replace("\"name\": \"", "\"name\": \"x"));
        Ran altered = Ran.in(folder, "check", "card.json", "--key", "keys.json");
        assertEquals(1, altered.status(), altered.out());
        assertTrue(altered.out().contains("error a2a-signature /signatures: it fails"), altered.out());
        assertEquals(
                2, Ran.in(folder, "check", "card.json", "--key", "card.json").status());
    }

    @Test
    @Clause(value = "9.4-5", by = CheckCommand.class)
    void a_document_that_calls_a_card_verified_is_believed_with_its_keys_alone() throws IOException {
        String config = EXAMPLES.resolve("directory/later.yaml").toString();
        Ran.in(folder, "build", config, "--only", "tram-planner", "--at", "2026-11-01T00:00:00Z");
        String document = "site/agents/tram-planner.json";
        Ran without = Ran.in(folder, "check", document, "--offline");
        assertEquals(4, without.status(), without.out());
        assertTrue(
                without.out().contains("is listed as verified, and its signature could not be judged here"),
                without.out());
        Ran configured = Ran.in(folder, "check", document, "--offline", "--config", config);
        assertEquals(0, configured.status(), configured.out());
        assertEquals(
                0,
                Ran.in(folder, "check", document, "--offline", "--key", KEYS.toString())
                        .status());
    }

    @ParameterizedTest
    @ValueSource(strings = {"site-reader", "yt-dlp", "linkedin-skills"})
    void a_published_document_is_traced_to_its_package_and_shows_its_age_alone(String name) {
        Path document = Corpus.at("family/packages/" + name + "/agentdoc.json");
        Ran ran = Ran.in(folder, "check", document.toString(), "--offline", "--cache", "none");
        assertEquals(0, ran.status(), ran.out());
        assertFalse(ran.out().contains("cannot_check"), ran.out());
        Golden.same(Golden.resources().resolve("published/" + name + ".txt"), ran.out());
    }

    private static void copy(Path from, Path to) throws IOException {
        try (var files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target);
                }
            }
        }
    }
}
