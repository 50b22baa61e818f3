package io.agentdoc.assembler.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.Node;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a package says of the agent that may be installed from it, and all that it is never asked. */
class PackageReadingTest {
    private static final String PACKAGE = """
            {"plugin.json": {"name": "tester", "version": "1", "description": "It tries.", "license": "MIT",
                             "author": {"name": "Ann"}, "keywords": ["free", "5 USD per task", "no refusals", "GDPR"],
                             "repository": "https://planted.example/repo"},
             "install.json": {"format": "agent-install-v1", "price": {"model": "free"}, "job_seconds": 4,
                              "systems": [{"name": "ledger", "kind": "service", "credential": "planted-credential"}],
                              "ceilings": [{"system": "ledger", "per": "day", "suggested": 5, "enforced_by": "runtime"},
                                           {"system": "mail", "per": "task", "enforced_by": "platform"}]},
             "mcp.json": {"mcpServers": {"near": {"type": "stdio", "command": "planted-command", "args": ["planted-args"],
                                                  "env": {"KEY": "planted-env"}, "cwd": "/planted-cwd"},
                                         "far": {"type": "streamable-http", "url": "https://planted.example/mcp",
                                                 "headers": {"authorization": "planted-header"}}}},
             "skills/price/SKILL.md": {"text": "This costs 5 USD and keeps data for 30 days in Germany."}}
            """;

    @Test
    @Clause(value = "9.4-10", by = PackageReader.class)
    void it_says_its_name_version_sentence_and_tools_by_where_they_run() {
        Documented doc = Documented.of("plugin-package", PACKAGE);

        assertEquals(Optional.of("tester"), doc.at("identity").text("name"));
        assertEquals(Optional.of("1"), doc.at("identity").text("agent_version"));
        assertEquals(Optional.of("It tries."), doc.at("identity").text("description"));
        assertEquals(
                List.of("from", "name", "description", "agent_version"),
                doc.at("identity").members().stream().map(Node.Entry::name).toList());
        Node tools = doc.at("reaches", "tools");
        assertEquals(
                Optional.of("near"),
                tools.member("local").orElseThrow().elements().getFirst().text());
        assertEquals(
                Optional.of("far"),
                tools.member("remote").orElseThrow().elements().getFirst().text());
    }

    @ParameterizedTest
    @Clause(value = "9.4-10", by = PackageReader.class)
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "true  | \"$schema\": \"https://s.example/1.0.0/mcp.schema.json\"",
                "true  | \"$schema\": 7",
                "false | \"$schema\": \"https://s.example/1.1.0/mcp.schema.json\"",
                "false | \"inputs\": []",
            })
    void a_file_of_servers_that_no_runtime_reads_has_no_tools(boolean read, String member) {
        Documented doc = Documented.of("plugin-package", """
                {"plugin.json": {"$schema": "https://s.example/1.0.0/plugin.schema.json", "name": "tester", "version": "1"},
                 "mcp.json": {%s, "mcpServers": {"near": {"type": "stdio", "command": "c"}}}}""".formatted(member));

        assertEquals(read, doc.has("reaches"));
    }

    @Test
    @Clause(value = "9.4-11", by = PackageReader.class)
    void it_is_never_asked_what_only_a_card_or_a_proposal_can_say() {
        Documented doc = Documented.of("plugin-package", PACKAGE);

        for (String section :
                List.of("shape", "asked", "role", "sells", "access", "refuses", "leaves", "configs", "handling")) {
            assertFalse(doc.has(section), section);
            assertTrue(doc.notStated().contains(section), section);
        }
        assertFalse(doc.says("USD"));
        assertFalse(doc.says("planted"));
    }

    @Test
    @Clause(value = "12.4-10", by = PackageReader.class)
    void a_suggested_ceiling_is_called_suggested_and_no_number_is_made_up_where_none_is() {
        List<Node> ceilings = Documented.of("plugin-package", PACKAGE)
                .at("reaches", "ceilings")
                .elements();

        assertEquals(
                new JsonNumber("5"),
                ceilings.getFirst().member("suggested").orElseThrow().value());
        assertEquals(
                List.of("system", "per", "suggested", "enforced_by"),
                ceilings.getFirst().members().stream().map(Node.Entry::name).toList());
        assertEquals(
                List.of("system", "per", "enforced_by"),
                ceilings.get(1).members().stream().map(Node.Entry::name).toList());
    }
}
