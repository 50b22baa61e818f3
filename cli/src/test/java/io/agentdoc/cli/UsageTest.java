package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UsageTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "buld                       | agentdoc: unknown command buld; type build; `agentdoc -h` tells more.",
                "config shw                 | agentdoc: unknown command shw; type show; `agentdoc config -h` tells more.",
                "schema config --offlin     | agentdoc: unknown option --offlin; type --offline; `agentdoc schema -h` tells more.",
                "schema config --jbos=3     | agentdoc: unknown option --jbos; type --jobs; `agentdoc schema -h` tells more.",
                "schema config --frobnicate | agentdoc: unknown option --frobnicate; `agentdoc schema -h` tells more.",
                "schema config more         | agentdoc: nothing more is expected after the other words, and here is more; `agentdoc schema -h` tells more.",
                "schema config @file        | agentdoc: nothing more is expected after the other words, and here is @file; `agentdoc schema -h` tells more.",
            })
    void what_is_unknown_is_refused_with_the_nearest_known(String line, String said) {
        Ran ran = Ran.in(folder, line.split(" "));
        assertEquals(2, ran.status());
        assertEquals("", ran.out());
        assertEquals(said + "\n", ran.err());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "schema confg                 | wants one of config, agent, report, agentdoc; type config",
                "schema config --jobs=0       | wants a whole number from 1 to 1024; type --jobs 4",
                "schema config --at=yesterday | type one such as 2026-10-01T09:00:00Z",
                "schema config --color=alwys  | wants one of auto, always, never; type always",
                "schema config --progress=bar | wants one of auto, plain, none; type one of them",
                "schema config --format=jason | type json",
                "schema config --cache        | --cache",
                "schema config --cache=a --cache=b | --cache",
                "schema                       | Missing required parameter",
            })
    void what_does_not_fit_is_refused_with_what_does(String line, String said) {
        Ran ran = Ran.in(folder, line.split(" "));
        assertEquals(2, ran.status());
        assertTrue(ran.err().contains(said), ran.err());
    }

    @Test
    void without_a_command_the_commands_are_named() {
        Ran ran = Ran.in(folder);
        assertEquals(2, ran.status());
        assertTrue(ran.err().contains("the commands are init, build, assemble"));
    }

    @Test
    void the_version_goes_to_stdout() {
        Ran ran = Ran.in(folder, "--version");
        assertEquals(0, ran.status());
        assertTrue(ran.out().startsWith("agentdoc "));
        assertEquals("", ran.err());
    }

    @Test
    void a_word_of_the_command_line_cannot_attack_the_terminal() {
        Ran ran = Ran.in(folder, "\u001B[31mbuild\u202E");
        assertEquals(2, ran.status());
        assertTrue(ran.err().contains("<U+001B>[31mbuild<U+202E>"));
    }

    @Test
    void colours_come_only_when_asked_for() {
        assertFalse(Ran.in(folder, "config", "show").err().contains("\u001B"));
    }

    @Test
    void the_statuses_keep_their_numbers() {
        assertEquals(
                "[0, 1, 2, 3, 4, 70, 130]",
                Arrays.toString(Arrays.stream(ExitStatus.values())
                        .mapToInt(ExitStatus::code)
                        .toArray()));
    }
}
