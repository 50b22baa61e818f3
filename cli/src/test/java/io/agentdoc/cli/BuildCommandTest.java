package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Project;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BuildCommandTest {
    private static final String DIRECTORY =
            Project.root().resolve("examples/directory/agentdoc.yaml").toString();

    @TempDir
    Path folder;

    /** A configuration of cards that lie beside it, one an agent. */
    private void cards(String... ids) throws IOException {
        StringBuilder yaml = new StringBuilder("agents:\n");
        for (String id : ids) {
            Files.writeString(folder.resolve(id + ".json"), card(id));
            yaml.append("  - id: ").append(id).append("\n    sources:\n      - { id: card, kind: a2a-card, file: ");
            yaml.append(id).append(".json, url: \"https://").append(id).append(".example/card.json\",");
            yaml.append(" fetched_at: 2026-10-01T09:00:00Z }\n");
        }
        Files.writeString(folder.resolve("agentdoc.yaml"), yaml);
    }

    private static String card(String id) {
        return """
            {"protocolVersion":"1.0","name":"%s","description":"Reads things.","version":"1.0.0",
             "supportedInterfaces":[{"url":"https://%s.example/a2a","protocolBinding":"JSONRPC"}],
             "skills":[{"id":"read","name":"Read","description":"Reads a thing."}]}
            """.formatted(id, id);
    }

    private Ran build(String... more) {
        List<String> arguments = new ArrayList<>(List.of("build"));
        arguments.addAll(List.of(more));
        return Ran.in(folder, arguments.toArray(String[]::new));
    }

    private Map<String, String> tree(String name) {
        return Tree.texts(folder.resolve(name));
    }

    @Test
    void the_example_directory_is_built_and_what_wants_a_look_is_said() throws IOException {
        Ran ran = build(DIRECTORY, "--at", "2026-10-02T00:00:00Z", "--report", "report.json");
        assertEquals(1, ran.status(), ran.err());
        assertTrue(ran.out().lines().allMatch(line -> line.matches("(error|warning|note) \\S+ \\S+: .*")), ran.out());
        assertTrue(ran.err().contains("38 agents"), ran.err());
        assertTrue(Files.readString(folder.resolve("report.json")).contains("\"withheld\": 2"));
    }

    @Test
    @Promise(Promised.SAME_BYTES)
    void the_same_inputs_give_the_same_files_on_any_number_of_threads() throws IOException {
        build(DIRECTORY, "--at", "2026-10-02T00:00:00Z", "-o", "one", "--jobs", "1");
        build(DIRECTORY, "--at", "2026-10-02T00:00:00Z", "-o", "two", "--jobs", "4");
        assertEquals(tree("one"), tree("two"));
    }

    @Test
    @Promise(Promised.SAME_BYTES)
    void the_order_in_which_agents_and_their_sources_are_named_changes_no_file() throws IOException {
        Files.writeString(
                folder.resolve("entry.json"),
                "{\"name\": \"io.example/tester\", \"description\": \"Another word.\", \"version\": \"1.0.0\"}");
        List<String> entries = new ArrayList<>();
        List<String> turned = new ArrayList<>();
        for (String id : List.of("a", "b", "c")) {
            Files.writeString(
                    folder.resolve(id + ".json"),
                    "{\"name\": \"" + id + "\", \"description\": \"x\", \"version\": \"1\"}");
            String first = sourceOf(id, "a2a-card", id);
            String second = sourceOf(id, "mcp:server", "entry");
            entries.add("{\"id\":\"" + id + "\",\"sources\":[" + first + "," + second + "]}\n");
            turned.addFirst("{\"id\":\"" + id + "\",\"sources\":[" + second + "," + first + "]}\n");
        }
        Files.writeString(folder.resolve("agents.jsonl"), String.join("", entries));
        Files.writeString(folder.resolve("agentdoc.yaml"), "agents_from: [ agents.jsonl ]\n");
        build("--at", "2026-10-02T00:00:00Z", "-o", "one");
        Files.writeString(folder.resolve("agents.jsonl"), String.join("", turned));
        build("--at", "2026-10-02T00:00:00Z", "-o", "two");
        assertTrue(Files.exists(folder.resolve("one/agents/c.json")));
        assertEquals(tree("one"), tree("two"));
    }

    private static String sourceOf(String agent, String kind, String file) {
        return "{\"id\":\"" + file + "\",\"kind\":\"" + kind + "\",\"file\":\"" + file + ".json\",\"url\":\"https://"
                + agent + ".example/" + file + "\",\"fetched_at\":\"2026-10-01T09:00:00Z\"}";
    }

    @Test
    void what_did_not_change_is_not_written_again() throws IOException {
        cards("a", "b");
        assertEquals(0, build("--at", "2026-10-02T00:00:00Z").status());
        Map<String, String> before = tree("site");
        Ran again = build("--at", "2026-10-03T00:00:00Z");
        assertEquals(0, again.status());
        assertTrue(again.err().contains("2 unchanged"), again.err());
        assertEquals(before, tree("site"));
    }

    @Test
    void one_agent_that_cannot_be_read_stops_no_other() throws IOException {
        cards("a", "b", "c");
        Files.writeString(folder.resolve("b.json"), "{");
        Ran ran = build();
        assertEquals(1, ran.status());
        assertTrue(Files.exists(folder.resolve("site/agents/a.json")));
        assertFalse(Files.exists(folder.resolve("site/agents/b.json")));
        assertTrue(Files.exists(folder.resolve("site/agents/c.json")));
        assertTrue(ran.out().contains("error nothing_found b: "), ran.out());
    }

    @Test
    void a_withheld_agents_old_files_are_taken_away() throws IOException {
        cards("a", "b");
        build();
        Files.writeString(folder.resolve("b.json"), "{");
        build();
        assertFalse(Files.exists(folder.resolve("site/agents/b.json")));
    }

    @Test
    void only_those_that_are_asked_for_are_touched() throws IOException {
        cards("a", "b", "c");
        Ran ran = build("--only", "c", "--only", "a");
        assertEquals(0, ran.status());
        assertTrue(Files.exists(folder.resolve("site/agents/a.json")));
        assertFalse(Files.exists(folder.resolve("site/agents/b.json")));
        assertTrue(ran.err().contains("2 agents"));
    }

    @Test
    void an_agent_that_is_nobodys_is_refused_with_the_nearest() throws IOException {
        cards("clause-reviewer");
        Ran ran = build("--only", "clause-reviwer");
        assertEquals(2, ran.status());
        assertEquals("agentdoc: No agent is called clause-reviwer; type --only clause-reviewer.\n", ran.err());
        assertFalse(Files.exists(folder.resolve("site")));
    }

    @Test
    void a_dry_run_writes_no_file() throws IOException {
        cards("a");
        Ran ran = build("--dry-run", "--report", "report.json", "--format", "text=findings.txt");
        assertEquals(0, ran.status(), ran.err());
        assertTrue(ran.err().contains("a dry run"));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(2, files.count());
        }
    }

    @Test
    void where_no_host_can_be_reached_the_status_says_so() throws IOException {
        Files.writeString(folder.resolve("agentdoc.yaml"), "agents: [ { id: a, domain: a.example } ]\n");
        assertEquals(3, build("--offline").status());
    }

    @Test
    void a_fixed_moment_is_refused_where_a_strangers_host_would_be_asked() throws IOException {
        Files.writeString(folder.resolve("agentdoc.yaml"), "agents: [ { id: a, domain: a.example } ]\n");
        Ran ran = build("--at", "2026-10-02T00:00:00Z");
        assertEquals(2, ran.status());
        assertTrue(ran.err().contains("would date the fetch of https://a.example/ falsely"), ran.err());
        assertEquals(3, build("--at", "2026-10-02T00:00:00Z", "--offline").status());
    }

    @Test
    void with_strict_warnings_count() throws IOException {
        cards("a");
        Files.writeString(folder.resolve("a.json"), "{\"name\":\"a\",\"version\":7}");
        assertEquals(0, build().status());
        assertEquals(1, build("--strict").status());
    }

    @Test
    void the_report_goes_to_stdout_as_json_when_asked_for() throws IOException {
        cards("a");
        Ran ran = build("--format", "json", "--report", "report.json");
        assertTrue(ran.out().startsWith("{\n  \"tool\": \"agentdoc "), ran.out());
        assertTrue(ran.out().contains("\"document\": \"agents/a.json\""));
    }

    @Test
    void a_bearer_that_is_not_set_is_the_operators_fault_and_named_by_its_place() throws IOException {
        Files.writeString(folder.resolve("agentdoc.yaml"), """
            agents:
              - id: a
                sources: [ { id: m, kind: "pond:agent-manifest", url: "https://a.example/m", bearer: env:NOT_SET } ]
            """);
        Ran ran = build();
        assertEquals(2, ran.status());
        assertTrue(ran.err().contains("agentdoc.yaml:3:90: the variable NOT_SET"), ran.err());
    }

    @Test
    void quiet_says_nothing_where_nothing_is_wrong() throws IOException {
        cards("a");
        Ran ran = build("-q");
        assertEquals("", ran.out() + ran.err());
    }
}
