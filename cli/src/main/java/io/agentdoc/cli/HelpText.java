package io.agentdoc.cli;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The help's own shape: a command's options first, those of every command after them, the exit statuses last. */
final class HelpText {
    private static final List<String> ORDER = List.of(
            UsageMessageSpec.SECTION_KEY_SYNOPSIS_HEADING,
            UsageMessageSpec.SECTION_KEY_SYNOPSIS,
            UsageMessageSpec.SECTION_KEY_DESCRIPTION,
            UsageMessageSpec.SECTION_KEY_PARAMETER_LIST_HEADING,
            UsageMessageSpec.SECTION_KEY_PARAMETER_LIST,
            UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING,
            UsageMessageSpec.SECTION_KEY_COMMAND_LIST,
            UsageMessageSpec.SECTION_KEY_OPTION_LIST,
            UsageMessageSpec.SECTION_KEY_FOOTER_HEADING,
            UsageMessageSpec.SECTION_KEY_FOOTER,
            UsageMessageSpec.SECTION_KEY_EXIT_CODE_LIST);

    private HelpText() {}

    static void apply(CommandLine line) {
        line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_OPTION_LIST, HelpText::options);
        line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_EXIT_CODE_LIST, HelpText::statuses);
        line.setHelpSectionKeys(ORDER);
        line.getCommandSpec().usageMessage().commandListHeading("%nCommands:%n").parameterListHeading("%nArguments:%n");
        line.getSubcommands().values().forEach(HelpText::apply);
    }

    private static String options(Help help) {
        String own = list(help, option -> option.order() < CommonOptions.FIRST);
        String common = list(help, option -> option.order() >= CommonOptions.FIRST);
        return (own.isEmpty() ? "" : "\nOptions:\n" + own) + (common.isEmpty() ? "" : "\nCommon options:\n" + common);
    }

    private static String list(Help help, Predicate<OptionSpec> which) {
        List<OptionSpec> options = help.commandSpec().options().stream()
                .filter(which)
                .filter(option -> !option.hidden())
                .sorted((one, other) -> Integer.compare(one.order(), other.order()))
                .toList();
        Help.Layout layout = help.createDefaultLayout();
        layout.addOptions(options, help.createDefaultParamLabelRenderer());
        return layout.toString();
    }

    private static String statuses(Help help) {
        if (help.commandSpec().parent() != null) {
            return "";
        }
        StringBuilder text = new StringBuilder("\nExit status:\n");
        for (ExitStatus status : ExitStatus.values()) {
            text.append(String.format(Locale.ROOT, "  %3d  %s\n", status.code(), status.meaning()));
        }
        return text.toString();
    }
}
