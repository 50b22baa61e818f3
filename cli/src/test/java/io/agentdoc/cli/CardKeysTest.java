package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The keys that a configuration binds to a host are the ones that its cards are checked with. */
class CardKeysTest {
    private static final Path EXAMPLE = Project.root().resolve("examples/directory");

    @TempDir
    Path folder;

    @Test
    void the_examples_signed_card_is_verified_and_its_form_is_on_the_page() throws IOException {
        String config = EXAMPLE.resolve("later.yaml").toString();
        Ran ran = Ran.in(folder, "build", config, "--only", "tram-planner", "--at", "2026-11-01T00:00:00Z");
        assertTrue(ran.status() <= 1, ran.err());
        String json = Files.readString(folder.resolve("site/agents/tram-planner.json"));
        assertTrue(json.contains("\"signature\": \"verified\""), json);
        assertTrue(json.contains("\"signature_reading\": \"rule-1\""), json);
        assertTrue(json.contains("\"signature_note\": \"it signs the card as served without the members"), json);
        String page = Files.readString(folder.resolve("site/agents/tram-planner/index.html"));
        assertTrue(page.contains("The signature was checked over the form"), "the page names the form");
    }

    @Test
    void a_file_that_is_no_set_of_public_keys_must_be_mended_first() throws IOException {
        Files.writeString(folder.resolve("card.json"), "{\"name\":\"x\"}");
        Files.writeString(
                folder.resolve("keys.json"), "{\"keys\":[{\"kty\":\"oct\",\"k\":\"bm90LWEtcmVhbC1zZWNyZXQ\"}]}");
        Files.writeString(folder.resolve("agentdoc.yaml"), """
                agents:
                  - id: a
                    sources:
                      - { id: card, kind: a2a-card, file: card.json }
                trust:
                  card_keys: { "agent.example:8443": keys.json }
                """);
        Ran ran = Ran.in(folder, "build");
        assertEquals(2, ran.status(), ran.err());
        assertTrue(ran.err().contains("agentdoc.yaml:6:"), ran.err());
        assertTrue(
                ran.err().contains("keys.json has a key at /keys/0 that holds a private or a shared key"), ran.err());
        assertTrue(!ran.err().contains("bm90"), ran.err());
    }
}
