package io.agentdoc.assembler.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.document.json.Node;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a package may say of the agent that runs from it, which is little. */
@Clause(
        value = {"9.4-10", "9.4-11"},
        by = PackageReader.class)
class OpenedPackageTest {

    @Test
    @Clause(value = "9.4-12", by = PackageReader.class)
    void a_package_gives_its_name_its_version_its_description_and_the_names_of_its_tools() {
        Documented doc = opened("""
                "mcp.json": {"mcpServers": {
                   "near": {"type": "stdio", "command": "never-carried-1", "args": ["never-carried-2"],
                            "cwd": "never-carried-3", "env": {"KEY": "never-carried-4"}},
                   "far": {"type": "streamable-http", "url": "https://never-carried-5.example",
                           "headers": {"X": "never-carried-6"}},
                   "farther": {"type": "sse"}, "farthest": {"type": "http"}, "nowhere": {"type": "pigeon"}}},
                "price": "never-carried-7", "SKILL.md": "never-carried-8",
                "descriptor.json": {"format": "agent-descriptor-v1", "refusals": "never-carried-9"}""");

        assertEquals(Optional.of("tester"), doc.at("identity").text("name"));
        assertEquals(Optional.of("1.2.0"), doc.at("identity").text("agent_version"));
        assertEquals(Optional.of("A tester."), doc.at("identity").text("description"));
        assertEquals(List.of("near"), texts(doc.at("reaches", "tools"), "local"));
        assertEquals(List.of("far", "farther", "farthest"), texts(doc.at("reaches", "tools"), "remote"));
        assertFalse(doc.says("never-carried"));
        assertFalse(doc.says("pigeon"));
        for (String section : List.of("sells", "access", "refuses", "handling", "asked", "role", "leaves", "configs")) {
            assertFalse(doc.has(section), section);
        }
    }

    @Test
    void a_package_without_tools_that_can_be_told_apart_has_none_to_name() {
        assertFalse(opened("\"mcp.json\": {\"mcpServers\": {\"a\": {}}}").has("reaches"));
        assertFalse(opened("\"mcp.json\": {\"mcpServers\": {}}").has("reaches"));
        assertFalse(opened("\"mcp.json\": {}").has("reaches"));
        assertTrue(opened("\"mcp.json\": {\"mcpServers\": {\"a\": {\"type\": \"stdio\"}}}")
                .at("reaches", "tools")
                .member("remote")
                .isEmpty());
    }

    @ParameterizedTest(name = "{0}")
    @Clause(value = "12.4-10", by = PackageReader.class)
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"system\": \"s\", \"per\": \"day\", \"suggested\": 5, \"enforced_by\": \"runtime\"} | system per suggested enforced_by",
                "{\"system\": \"s\", \"per\": \"day\", \"suggested\": -5, \"enforced_by\": \"me\"}     | system per",
                "{\"system\": \"s\"}                                                                     | system",
            })
    void a_ceiling_that_the_install_file_suggests_is_labelled_so_and_without_a_number_has_none(
            String ceiling, String members) {
        Node said = opened("\"install.json\": {\"ceilings\": [" + ceiling + ", {\"per\": \"day\"}]}")
                .at("reaches", "ceilings")
                .elements()
                .getFirst();

        assertEquals(
                members,
                String.join(
                        " ",
                        said.members().stream()
                                .map(Node.Entry::name)
                                .filter(name -> !name.endsWith("_from"))
                                .toList()));
    }

    @Test
    @Clause(value = "9.4-10", by = PackageReader.class)
    void a_manifest_alone_is_a_package_too() {
        Documented doc = Documented.of("plugin-package", "{\"name\": \"tester\", \"keywords\": [\"never-carried\"]}");

        assertEquals(Optional.of("tester"), doc.at("identity").text("name"));
        assertFalse(doc.says("never-carried"));
    }

    private static List<String> texts(Node tools, String list) {
        return tools.member(list).orElseThrow().elements().stream()
                .map(name -> name.text().orElseThrow())
                .toList();
    }

    private static Documented opened(String files) {
        return Documented.of(
                "plugin-package",
                "{\"plugin.json\": {\"name\": \"tester\", \"version\": \"1.2.0\", \"description\": \"A tester.\"}, "
                        + files + "}");
    }
}
