package io.agentdoc.cli;

import java.util.List;

/**
 * Walks the ways that most runs take, once, while the JVM notes which classes they need: the launcher starts the program
 * from these notes afterwards. Nobody reads what it prints.
 */
final class Rehearsal {

    private static final List<List<String>> COMMANDS = List.of(List.of("--help"), List.of("--version"));

    private Rehearsal() {}

    /** Runs the commands; anything they write goes into the one folder named, which is thrown away. */
    public static void main(String... folder) {
        COMMANDS.forEach(command -> Main.run(command.toArray(String[]::new)));
        System.exit(0); // as every run ends, so that its classes are noted too
    }
}
