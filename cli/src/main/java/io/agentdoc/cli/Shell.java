package io.agentdoc.cli;

import java.nio.file.Path;
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

    /** The same for somebody who goes into that folder first, from which a path leads elsewhere. */
    static String program(World world, Path folder) {
        String called = world.variable(CALLED).orElse("agentdoc");
        boolean isRelative = called.contains("/") && !called.startsWith("/");
        if (!isRelative || world.path(folder).equals(world.path(Path.of("")))) {
            return quoted(called);
        }
        Path program = world.path(Path.of(called)).normalize();
        return quoted(world.path(folder).normalize().relativize(program).toString());
    }

    /** A command line of this program. */
    static String command(World world, List<String> arguments) {
        return program(world) + " "
                + String.join(" ", arguments.stream().map(Shell::quoted).toList());
    }

    /** A path as a shell and the program that is given it read it back: never as an option. */
    static String path(String path) {
        return quoted(path.startsWith("-") && !path.equals("-") ? "./" + path : path);
    }

    /** A word as a shell reads it back. */
    static String quoted(String word) {
        return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
