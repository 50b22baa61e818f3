package io.agentdoc.assembler.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.SourceId;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Entries of other registries: what they say of an agent, and how little of it is taken. */
class RegistryEntryReadingTest {
    private static final String SERVER = """
            {"$schema": "https://static.example/server.schema.json", "name": "io.github.tester/desk", "title": "Desk",
             "description": "Keeps a desk.", "version": "1.0.2",
             "repository": {"url": "https://git.example/desk", "source": "github"},
             "packages": [{"registryType": "npm", "identifier": "@tester/desk", "version": "1.0.2",
                "runtimeHint": "npx-secret-hint", "runtimeArguments": [{"type": "named", "name": "--key", "value": "ARG-VALUE"}],
                "environmentVariables": [{"name": "DESK_TOKEN", "isSecret": true, "value": "ENV-VALUE"}],
                "transport": {"type": "stdio"}}],
             "remotes": [{"type": "streamable-http", "url": "https://desk.example/mcp",
                "headers": [{"name": "X-Desk", "value": "HEADER-VALUE"}]}]}
            """;
    private static final String RECORD = """
            {"name": "org.example/desk", "version": "v1.0.2", "schema_version": "1.1.1", "description": "Keeps a desk.",
             "authors": ["Somebody <a@example.org>"], "created_at": "2026-01-01T00:00:00Z",
             "skills": [{"name": "images/segmentation", "id": 101}],
             "locators": [{"type": "container_image", "urls": ["https://image.example/desk"]}],
             "modules": [{"name": "integration/a2a", "data": {"card_data": {"name": "Embedded"}}}]}
            """;
    private static final String ENTRY = """
            {"identifier": "urn:air:example.org:desk", "displayName": "Desk", "description": "Keeps a desk.",
             "mediaType": "application/a2a-agent-card+json", "url": "https://desk.example/card.json", "version": "1.0.2",
             "publisher": "Somebody", "tags": ["desk"]%s}
            """;

    @Test
    @Clause(value = "9.4-5", by = RegistryEntryReader.class)
    void each_says_a_name_a_sentence_and_a_version_and_is_unsigned() {
        says("mcp:server", SERVER, "Desk", "1.0.2");
        says("mcp:server", "{\"server\": " + SERVER + ", \"_meta\": {}}", "Desk", "1.0.2");
        says("oasf:record", RECORD, "org.example/desk", "v1.0.2");
        says("ai-catalog:entry", ENTRY.formatted(""), "Desk", "1.0.2");
        says(
                "ai-catalog:entry",
                "{\"specVersion\": \"1.0\", \"entries\": [" + ENTRY.formatted("") + "]}",
                "Desk",
                "1.0.2");
    }

    @Test
    @Clause(value = "9.4-10", by = RegistryEntryReader.class)
    void no_command_variable_header_address_package_class_or_embedded_card_is_carried() {
        for (String[] source : new String[][] {
            {"mcp:server", SERVER}, {"oasf:record", RECORD}, {"ai-catalog:entry", ENTRY.formatted("")}
        }) {
            Documented document = Documented.of(source[0], source[1]);
            for (String never : List.of(
                    "ARG-VALUE",
                    "ENV-VALUE",
                    "HEADER-VALUE",
                    "DESK_TOKEN",
                    "npx",
                    "@tester",
                    "https://desk.example",
                    "git.example",
                    "Somebody",
                    "segmentation",
                    "image.example",
                    "Embedded",
                    "io.github")) {
                assertFalse(document.says(never), source[0] + " " + never);
            }
            for (String section : List.of("sells", "access", "reaches", "asked", "handling", "standing")) {
                assertFalse(document.has(section), source[0] + " " + section);
            }
        }
    }

    @Test
    void a_disagreement_with_the_card_is_shown_and_the_cards_word_carried() {
        Assembling sources = Assembling.from()
                .url(
                        "card",
                        "a2a-card",
                        "https://desk.example/card.json",
                        "{\"name\": \"The Desk\", \"version\": \"1.1.0\"}")
                .url("mcp", "mcp:server", "https://registry.example/desk", SERVER);
        assertEquals(
                "The Desk",
                new Documented(sources.json()).at("identity", "name").text().orElse(""));
        assertEquals(
                List.of("identity.agent_version", "identity.name"),
                sources.document().disagreements().stream()
                        .map(disagreement -> disagreement.member().toString())
                        .toList());
    }

    @Test
    @Clause(value = "9.4-6", by = RegistryEntryReader.class)
    void a_signed_trust_manifest_is_not_checked_and_never_called_unsigned() {
        Bytes signed = Bytes.utf8(ENTRY.formatted(", \"trustManifest\": {\"signature\": \"abc\"}"));
        assertEquals(
                Optional.of(SignatureState.NOT_CHECKED),
                Assembling.from()
                        .file("e", "ai-catalog:entry", signed)
                        .document()
                        .source(new SourceId("e"))
                        .map(source -> source.signature().state()));
    }

    @Test
    void what_has_another_form_or_several_entries_fills_nothing_and_is_said_to() {
        for (String[] odd : new String[][] {
            {"mcp:server", "[]"},
            {"mcp:server", "{\"title\": \"Desk\"}"},
            {"mcp:server", "{\"name\": 1, \"version\": \"1\", \"title\": \"Desk\"}"},
            {"oasf:record", "{\"name\": \"Desk\"}"},
            {"ai-catalog:entry", "{\"displayName\": \"Desk\"}"},
            {"ai-catalog:entry", "{\"entries\": [" + ENTRY.formatted("") + "," + ENTRY.formatted("") + "]}"},
        }) {
            Assembling source = Assembling.from().file("s", odd[0], Bytes.utf8(odd[1]));
            assertFalse(new Documented(source.json()).says("Desk"), odd[1]);
            assertTrue(
                    source.findings().stream()
                            .anyMatch(finding -> finding.message().contains("nothing is taken")),
                    odd[1]);
        }
    }

    private static void says(String kind, String document, String name, String version) {
        Documented made = Documented.of(kind, document);
        assertEquals(name, made.at("identity", "name").text().orElse(""));
        assertEquals("Keeps a desk.", made.at("identity", "description").text().orElse(""));
        assertEquals(version, made.at("identity", "agent_version").text().orElse(""));
        assertTrue(made.says("\"signature\": \"unsigned\""));
    }
}
