package io.agentdoc.cli.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AgentsTest {
    @TempDir
    Path folder;

    private ConfigurationReading.Read read(String yaml) throws IOException {
        Path file = Files.writeString(folder.resolve("agentdoc.yaml"), yaml);
        return assertInstanceOf(
                ConfigurationReading.Read.class,
                new ConfigurationFile(ConfigLimits.standard()).read(file, "agentdoc.yaml"));
    }

    @Test
    void those_of_the_configuration_come_before_those_of_its_files() throws IOException {
        Files.writeString(folder.resolve("one.jsonl"), "{\"id\":\"b\",\"domain\":\"b.example\"}\n");
        Files.writeString(folder.resolve("two.jsonl"), "\n{\"id\":\"c\",\"domain\":\"c.example:8443\"}");
        var read = read("agents: [ { id: a, domain: A.example } ]\nagents_from: [one.jsonl, two.jsonl]\n");
        try (Agents agents = new Agents(read.configuration(), read.base(), ConfigLimits.standard())) {
            assertEquals(Optional.of("a.example"), agents.next().flatMap(AgentEntry::domain));
            assertEquals(Optional.of("b"), agents.next().map(AgentEntry::id));
            assertEquals(
                    Optional.of("two.jsonl:2:1"),
                    agents.next().map(entry -> entry.at().toString()));
            assertEquals(Optional.empty(), agents.next());
        }
    }

    @Test
    void twenty_thousand_lines_are_counted_and_a_twin_among_them_is_found() throws IOException {
        try (Writer lines = Files.newBufferedWriter(folder.resolve("agents.jsonl"))) {
            for (int i = 0; i < 20_000; i++) {
                lines.write("{\"id\":\"agent-" + (i == 19_999 ? 7 : i) + "\",\"domain\":\"a" + i + ".example\"}\n");
            }
        }
        var read = read("agents_from: [agents.jsonl]\n");
        Census census =
                Census.of(read.configuration(), read.base(), Set.of("agent-77", "agnt-5"), ConfigLimits.standard());
        assertEquals(20_000, census.agents());
        assertEquals(1, census.faults().size());
        assertEquals(
                "agents.jsonl:20000:1: two agents are called agent-7, the first at agents.jsonl:8; give one of them"
                        + " another id.",
                census.faults().getFirst().toString());
        assertEquals(Map.of("agnt-5", Optional.of("agent-5")), census.missing());
    }

    @Test
    void no_more_faults_are_told_than_a_person_reads() throws IOException {
        Files.writeString(folder.resolve("agents.jsonl"), "[]\n".repeat(500));
        var read = read("agents_from: [agents.jsonl]\n");
        Census census = Census.of(read.configuration(), read.base(), Set.of(), ConfigLimits.standard());
        assertEquals(ConfigLimits.standard().maxFaults(), census.faults().size());
    }

    @Test
    void a_line_over_the_limit_is_refused_and_the_next_is_read() throws IOException {
        ConfigLimits limits = new ConfigLimits(1 << 20, 64, 64, 32, 1_000, 10, 100);
        Files.writeString(
                folder.resolve("agents.jsonl"),
                "{\"id\":\"a\",\"domain\":\"" + "a".repeat(64) + "\"}\n{\"id\":\"b\",\"domain\":\"b.example\"}\n");
        var read = read("agents_from: [agents.jsonl]\n");
        Census census = Census.of(read.configuration(), read.base(), Set.of(), limits);
        assertEquals(1, census.agents());
        assertTrue(census.faults().getFirst().toString().startsWith("agents.jsonl:1:1: a line may have 64 bytes"));
    }

    @Test
    void an_id_set_keeps_every_id_apart_from_every_other() {
        IdSet ids = new IdSet();
        for (int i = 0; i < 50_000; i++) {
            assertTrue(ids.add("agent-" + i));
        }
        for (int i = 0; i < 50_000; i++) {
            assertEquals(false, ids.add("agent-" + i));
        }
    }
}
