package io.agentdoc.cli;

import java.util.List;

/** The command line that a run was begun with, as a shell takes it again. */
final class GoOn {
    private static final String PLAIN = "[A-Za-z0-9_@%+=:,./-]+";

    private GoOn() {}

    static String command(List<String> arguments) {
        return "agentdoc "
                + String.join(" ", arguments.stream().map(GoOn::quoted).toList());
    }

    private static String quoted(String argument) {
        return argument.matches(PLAIN) ? argument : "'" + argument.replace("'", "'\\''") + "'";
    }
}
