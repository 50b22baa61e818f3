package io.agentdoc.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The page of every command, made from the very help that the program prints. */
final class CommandsPage {
    private static final String COMMON = "\nCommon options:\n";
    private static final String EXAMPLE = "\nExample:\n";

    private CommandsPage() {}

    static String text() {
        StringBuilder text = new StringBuilder("""
            ---
            title: Commands
            order: 24
            ---

            What each command says of itself under `-h`. The options that every command has stand once, at the end.
            Results go to stdout and everything else to stderr.
            """);
        String root = help(List.of());
        for (List<String> words : HelpTest.commands()) {
            if (!words.isEmpty()) {
                String help = help(words);
                text.append("\n## ").append(String.join(" ", words)).append("\n\n```\n");
                text.append(without(help)).append("```\n");
            }
        }
        text.append("\n## Options of every command\n\n```\n")
                .append(common(root))
                .append("```\n");
        text.append("\n## Exit status\n\n```\n");
        return text.append(root.substring(root.indexOf("\nExit status:\n") + "\nExit status:\n".length()))
                .append("```\n")
                .toString();
    }

    private static String help(List<String> words) {
        List<String> arguments = new ArrayList<>(words);
        arguments.add("-h");
        return Ran.in(Path.of(""), arguments.toArray(String[]::new)).out();
    }

    private static String without(String help) {
        return help.substring(0, help.indexOf(COMMON)) + help.substring(help.indexOf(EXAMPLE));
    }

    private static String common(String help) {
        return help.substring(help.indexOf(COMMON) + COMMON.length(), help.indexOf(EXAMPLE));
    }
}
