package io.agentdoc.cli;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The manual pages of the program and of each command, in roff's man macros, written from the help's own texts. */
final class ManPages {
    private final CommandLine root;

    ManPages(CommandLine root) {
        this.root = root;
    }

    /** Each page under the name of its file, such as {@code agentdoc-cache-gc.1}. */
    Map<String, String> all() {
        Map<String, String> pages = new LinkedHashMap<>();
        add(root, pages);
        return pages;
    }

    private void add(CommandLine line, Map<String, String> pages) {
        pages.put(title(line) + ".1", page(line));
        line.getSubcommands().values().forEach(below -> add(below, pages));
    }

    private String page(CommandLine line) {
        CommandSpec spec = line.getCommandSpec();
        StringBuilder page = new StringBuilder();
        String title = title(line);
        page.append(".TH \"").append(title.toUpperCase(Locale.ROOT)).append("\" \"1\" \"\" \"");
        page.append(text(Version.text())).append("\" \"agentdoc\"\n");
        List<String> sentences = List.of(spec.usageMessage().description());
        heading(page, "NAME");
        page.append(text(title))
                .append(" \\- ")
                .append(text(sentences.getFirst()))
                .append('\n');
        heading(page, "SYNOPSIS");
        page.append(".B ").append(text(spec.qualifiedName(" "))).append('\n');
        page.append(text(synopsis(spec))).append('\n');
        heading(page, "DESCRIPTION");
        page.append(sentences.stream().map(ManPages::line).collect(Collectors.joining(".PP\n")));
        commands(page, line);
        arguments(page, "ARGUMENTS", spec.positionalParameters());
        List<OptionSpec> options = spec.options().stream()
                .filter(option -> !option.hidden())
                .sorted((one, other) -> Integer.compare(one.order(), other.order()))
                .toList();
        arguments(page, "OPTIONS", options);
        heading(page, "EXAMPLE");
        page.append(".nf\n");
        Stream.of(spec.usageMessage().footer()).forEach(example -> page.append(line(example.strip())));
        page.append(".fi\n");
        statuses(page);
        also(page, line);
        return page.toString();
    }

    private static String synopsis(CommandSpec spec) {
        List<String> positional =
                spec.positionalParameters().stream().map(ArgSpec::paramLabel).toList();
        String command = spec.subcommands().isEmpty() ? "" : " COMMAND";
        return ("[OPTIONS]" + command + " " + String.join(" ", positional)).strip();
    }

    private static void commands(StringBuilder page, CommandLine line) {
        if (!line.getSubcommands().isEmpty()) {
            heading(page, "COMMANDS");
            line.getSubcommands()
                    .values()
                    .forEach(below -> item(
                            page,
                            below.getCommandName(),
                            below.getCommandSpec().usageMessage().description()[0]));
        }
    }

    private static void arguments(StringBuilder page, String heading, Collection<? extends ArgSpec> arguments) {
        if (!arguments.isEmpty()) {
            heading(page, heading);
            arguments.forEach(argument -> item(page, names(argument), String.join(" ", argument.description())));
        }
    }

    private static String names(ArgSpec argument) {
        if (argument instanceof OptionSpec option) {
            String value = option.arity().max() == 0 ? "" : " " + option.paramLabel();
            return String.join(", ", option.names()) + value;
        }
        return argument.paramLabel();
    }

    private static void statuses(StringBuilder page) {
        heading(page, "EXIT STATUS");
        for (ExitStatus status : ExitStatus.values()) {
            item(page, String.valueOf(status.code()), status.meaning());
        }
    }

    private void also(StringBuilder page, CommandLine line) {
        List<String> others = line.equals(root)
                ? root.getSubcommands().values().stream().map(ManPages::title).toList()
                : List.of(title(root));
        heading(page, "SEE ALSO");
        page.append(others.stream().map(name -> text(name) + "(1)").collect(Collectors.joining(",\n")))
                .append('\n');
    }

    private static void heading(StringBuilder page, String heading) {
        page.append(".SH \"").append(heading).append("\"\n");
    }

    private static void item(StringBuilder page, String term, String explained) {
        page.append(".TP\n").append(line(term)).append(line(explained));
    }

    private static String title(CommandLine line) {
        return line.getCommandSpec().qualifiedName("-");
    }

    /** A line of its own, which roff would take for a request if it began with a dot or an apostrophe. */
    private static String line(String text) {
        String safe = text(text);
        return (safe.startsWith(".") || safe.startsWith("'") ? "\\&" : "") + safe + "\n";
    }

    private static String text(String text) {
        return text.replace("\\", "\\e").replace("-", "\\-").replace("%%", "%").replace("%n", "\n");
    }
}
