package io.agentdoc.cli.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExplainedTest {

    @ParameterizedTest
    @ValueSource(strings = {"operator", "directory"})
    void a_configuration_that_somebody_begins_with_has_every_key_that_there_is(String name) throws IOException {
        String yaml = Files.readString(
                Project.root().resolve("cli/src/main/resources/io/agentdoc/cli/init/" + name + ".yaml"));
        Set<String> all = new TreeSet<>();
        collect("", Configuration.TABLE, all);
        assertTrue(all.contains("agents.sources.made_by_us") && all.contains("references.digest"), all.toString());
        assertEquals(all, new TreeSet<>(Explained.keys(yaml)));
    }

    private static void collect(String path, Form<?> form, Set<String> all) {
        switch (form) {
            case Table<?> table ->
                table.keys().forEach(key -> {
                    String name = path.isEmpty() ? key.name() : path + "." + key.name();
                    all.add(name);
                    collect(name, key.form(), all);
                });
            case ListForm<?> list -> collect(path, list.element(), all);
            case MapForm<?, ?> map -> collect(path, map.value(), all);
            default -> {}
        }
    }

    @Test
    void what_a_key_is_for_stands_above_it_where_it_stands_first() {
        String explained = Explained.of("""
            # Prose: stays.
            stale_after: P7D
            fetch:
              #timeout: 10s
            agents:
              - id: one
                domain: one.example
              #- id: two
              #  subject: "U"
            """);
        assertEquals("""
            # Prose: stays.
            # How long a document is fresh; an unchanged agent is assembled again once half of it has passed.
            stale_after: P7D
            # How documents are fetched.
            fetch:
              # How long a host may stay silent before a fetch is given up.
              #timeout: 10s
            # The agents, each with its sources.
            agents:
              # The agent's name in this configuration, from which its file names are made.
              - id: one
                # The host whose well-known paths are looked up.
                domain: one.example
              #- id: two
              #  # What the sources must be about; one that names another fills nothing.
              #  subject: "U"
            """, explained);
    }

    @Test
    void a_long_explanation_goes_on_in_the_next_line() {
        String explained = Explained.of("assembler:\n  key: k\n");
        assertTrue(explained.lines().allMatch(line -> line.length() <= 120), explained);
        assertTrue(explained.lines().count() > 4, explained);
    }
}
