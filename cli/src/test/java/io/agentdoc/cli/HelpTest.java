package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HelpTest {

    static List<List<String>> commands() {
        List<List<String>> all = new ArrayList<>();
        all.add(List.of());
        for (Commands command : Commands.values()) {
            all.add(List.of(command.toString()));
            for (String below : command.make(Worlds.empty()).getSubcommands().keySet()) {
                all.add(List.of(command.toString(), below));
            }
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("commands")
    void each_command_says_what_it_does_with_a_worked_example(List<String> words) {
        List<String> arguments = new ArrayList<>(words);
        arguments.add("-h");
        Ran ran = Ran.in(Path.of(""), arguments.toArray(String[]::new));
        assertEquals(0, ran.status());
        assertEquals("", ran.err());
        assertTrue(ran.out().contains("\nExample:\n  agentdoc " + String.join(" ", words)), ran.out());
        String name = words.isEmpty() ? "agentdoc" : String.join("-", words);
        Golden.same(Golden.resources().resolve("help/" + name + ".txt"), ran.out());
    }

    @Test
    void the_exit_statuses_stand_in_the_help() {
        String help = Ran.in(Path.of(""), "--help").out();
        for (ExitStatus status : ExitStatus.values()) {
            assertTrue(help.contains(status.code() + "  " + status.meaning()));
        }
    }
}
