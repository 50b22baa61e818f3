package io.agentdoc.cli.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.cli.Golden;
import io.agentdoc.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each directory below {@code config} is a configuration that somebody could write, and what is said of it. */
class FaultyConfigurationsTest {

    static List<Path> cases() throws IOException {
        try (Stream<Path> folders = Files.list(Golden.resources().resolve("config"))) {
            return folders.sorted().toList();
        }
    }

    @Test
    void there_are_many_of_them() throws IOException {
        assertTrue(cases().size() >= 60);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void each_is_told_what_to_mend(Path directory) {
        Ran ran = Ran.in(directory, "config", "show");
        assertEquals(2, ran.status());
        assertEquals("", ran.out());
        Golden.same(directory.resolve("expected.txt"), ran.err());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void each_says_what_it_shows(Path directory) throws IOException {
        assertFalse(Files.readString(directory.resolve("README")).isBlank());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void no_message_repeats_a_secret(Path directory) throws IOException {
        String said = Files.readString(directory.resolve("expected.txt"));
        assertFalse(said.contains("SUAEG") || said.contains("sk-live") || said.contains("hunter2"));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void every_line_names_its_place(Path directory) throws IOException {
        List<String> lines = Files.readAllLines(directory.resolve("expected.txt"));
        for (String line : lines.subList(0, lines.size() - 1)) {
            assertTrue(line.matches("agents?(doc)?\\.(yaml|jsonl):[0-9]+:[0-9]+: .*\\."), line);
        }
    }
}
