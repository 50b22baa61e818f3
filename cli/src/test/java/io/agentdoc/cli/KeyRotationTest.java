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
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** An assembler changes its key: the old one signs, then both, then the new one. */
@Timeout(300)
@Promise(Promised.KEYS)
class KeyRotationTest {
    private static final String DOCUMENT = "site/agents/a.json";

    @TempDir
    Path folder;

    private String old = "";
    private String fresh = "";

    @BeforeEach
    void two_keys() throws IOException {
        Files.writeString(
                folder.resolve("card.json"), "{\"name\": \"A\", \"description\": \"It tests.\", \"version\": \"1\"}");
        old = Ran.in(folder, "keygen", "-o", "old.pem").out().strip();
        fresh = Ran.in(folder, "keygen", "-o", "fresh.pem").out().strip();
    }

    @Test
    @Clause(value = "9.11-2", by = Signers.class)
    void a_document_is_signed_by_the_old_key_then_by_both_then_by_the_new_one() throws IOException {
        assertEquals(0, build("key: old.pem").status());
        assertEquals(List.of(old), signers());
        assertEquals(Set.of(old), keys(false));

        assertEquals(0, build("key: fresh.pem, former_key: old.pem").status());
        assertEquals(Set.of(old, fresh), Set.copyOf(signers()));
        assertEquals(2, signers().size());
        assertEquals(Set.of(old, fresh), keys(false));
        assertEquals(0, verified(old));
        assertEquals(0, verified(fresh));

        assertEquals(0, build("key: fresh.pem").status());
        assertEquals(List.of(fresh), signers());
        assertEquals(Set.of(fresh), keys(false));
        assertEquals(Set.of(old), keys(true));
        assertEquals(0, verified(fresh));
        assertEquals(1, verified(old));
    }

    @Test
    void a_key_that_was_taken_out_and_comes_back_has_no_end_any_more() throws IOException {
        build("key: old.pem");
        build("key: fresh.pem");
        assertEquals(Set.of(old), keys(true));
        build("key: fresh.pem, former_key: old.pem");
        assertEquals(Set.of(old, fresh), keys(false));
        assertEquals(Set.of(), keys(true));
    }

    @Test
    @Clause(
            value = {"9.3-9", "9.11-3"},
            by = Signers.class)
    void no_key_of_the_assembler_old_or_new_signs_for_itself_as_a_subject() throws IOException {
        Files.writeString(folder.resolve("manifest.json"), "{\"id\": \"" + old + "\", \"name\": \"A\"}");
        for (String keys : List.of("key: old.pem", "key: fresh.pem, former_key: old.pem")) {
            Ran refused = build(keys, "agent-manifest", "manifest.json");
            assertEquals(1, refused.status(), refused.err());
            String said = refused.out() + refused.err();
            assertTrue(said.contains("the signing key is the subject's own"), said);
            assertFalse(Files.exists(folder.resolve("site/agents/a.json")));
            assertTrue(
                    Tree.texts(folder.resolve("site")).values().stream().noneMatch(text -> text.contains("\"sig\"")));
        }
    }

    private Ran build(String keys) throws IOException {
        return build(keys, "a2a-card", "card.json");
    }

    private Ran build(String keys, String kind, String file) throws IOException {
        Files.writeString(folder.resolve("agentdoc.yaml"), """
            assembler: { id: "https://directory.example", %s }
            site: { layout: directory, title: T }
            agents:
              - { id: a, sources: [ { id: s, kind: %s, file: %s, url: "https://agent.example/a",
                                      fetched_at: 2026-10-01T09:00:00Z } ] }
            """.formatted(keys, kind, file));
        return Ran.in(folder, "build");
    }

    private int verified(String key) {
        return Ran.in(folder, "verify", DOCUMENT, "--key", key).status();
    }

    private List<String> signers() throws IOException {
        return texts(read(DOCUMENT).member("signatures").orElseThrow().elements(), "by");
    }

    /** The keys of the assembler's own document that have an end, or those that have none. */
    private Set<String> keys(boolean ended) throws IOException {
        List<Node> entries =
                read("site/.well-known/agentdoc-assembler.json").member("keys").orElseThrow().elements().stream()
                        .filter(entry -> entry.text("since").isPresent())
                        .filter(entry -> entry.text("until").isPresent() == ended)
                        .toList();
        return texts(entries, "key").stream().collect(Collectors.toSet());
    }

    private static List<String> texts(List<Node> nodes, String member) {
        return nodes.stream().map(node -> node.text(member).orElseThrow()).toList();
    }

    private Node read(String name) throws IOException {
        Bytes bytes = Bytes.own(Files.readAllBytes(folder.resolve(name)));
        return new JsonParser(Limits.standard()).parse(bytes) instanceof JsonReading.Parsed parsed
                ? Node.root(parsed.root())
                : Node.root(io.agentdoc.document.json.JsonNull.NULL);
    }
}
