package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The configurations and entries that the texts show are taken as they stand, with a key and a digest in the place of "…". */
class ShownConfigurationsTest {
    private static final Pattern YAML = Pattern.compile("(?s) *```yaml\\n(.*?)\\n *```");
    private static final Pattern ENTRY = Pattern.compile("(?m)^\\{\"id\":.*\\}$");
    private static final String ONE = "\nagents: [ { id: one, domain: agent.example } ]\n";

    @TempDir
    Path folder;

    static List<String> configurations() throws IOException {
        return YAML.matcher(Files.readString(Project.root().resolve("README.md")))
                .results()
                .map(block -> block.group(1).stripIndent())
                .toList();
    }

    @Test
    void some_are_shown() throws IOException {
        assertEquals(3, configurations().size());
    }

    @ParameterizedTest
    @MethodSource("configurations")
    void a_configuration_is_taken_as_it_stands(String shown) throws IOException {
        for (String file : List.of("keys/assembler.pem", "keys/agent.example.jwks.json", "records/eval.json")) {
            write(file, "");
        }
        write("agents.jsonl", "{\"id\":\"another\",\"domain\":\"other.example\"}\n");
        write("agentdoc.yaml", whole(shown) + (shown.contains("agents:") ? "" : ONE));
        Ran ran = Ran.in(folder, "config", "show");
        assertEquals(0, ran.status(), ran.err());
    }

    @Test
    void the_entries_of_the_page_on_directories_are_taken_as_they_stand() throws IOException {
        List<String> entries = ENTRY.matcher(Files.readString(Project.root().resolve("docs/pages/directory.md")))
                .results()
                .map(line -> line.group())
                .toList();
        write("agents.jsonl", String.join("\n", entries) + "\n");
        write("agentdoc.yaml", "agents_from: [ agents.jsonl ]\n");
        Ran ran = Ran.in(folder, "build", "--dry-run", "--progress", "none");
        assertEquals(2, entries.size());
        assertTrue(ran.err().contains("2 agents"), ran.err());
    }

    private static String whole(String shown) {
        return shown.replace("U…", "UAK6MDU53AXZWJFTTBEST54ZDNANN6J5GBYFSK66O5CCD4PM5QC5VHD2")
                .replace("sha256:…", "sha256:" + "0".repeat(64));
    }

    private void write(String file, String text) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }
}
