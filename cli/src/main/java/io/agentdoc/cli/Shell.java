package io.agentdoc.cli;

import java.util.List;
import java.util.regex.Pattern;

/** Commands as whoever reads them can type them. */
final class Shell {
    /** What the launcher sets to the word that it was called by, such as {@code ./agentdoc}. */
    static final String CALLED = "AGENTDOC_CALLED";

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_@%+=:,./-]+");

    private Shell() {}

    /** This program as it was called: by its name where that is enough, else by its path. */
    static String program(World world) {
        return quoted(world.variable(CALLED).orElse("agentdoc"));
    }

    /** A command line of this program. */
    static String command(World world, List<String> arguments) {
        return program(world) + " "
                + String.join(" ", arguments.stream().map(Shell::quoted).toList());
    }

    /** A word as a shell reads it back. */
    static String quoted(String word) {
        return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
