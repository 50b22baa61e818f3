package io.agentdoc.cli;

import io.agentdoc.cli.config.ConfigurationReading;
import io.agentdoc.cli.config.Setting;
import io.agentdoc.cli.config.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code agentdoc config show}: every setting that is in force, and where it comes from. */
@Command(
        name = "show",
        abbreviateSynopsis = true,
        description = "Prints every effective setting and where it came from; secrets stay hidden.",
        footerHeading = "%nExample:%n",
        footer = {
            "  agentdoc config show directory.yaml",
            "  prints lines such as",
            "  fetch.timeout           10s                            default",
            "  assembler.key           env:ASSEMBLER_KEY              directory.yaml:3"
        })
final class ConfigShowCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    @Mixin
    ConfigArgument argument = new ConfigArgument();

    ConfigShowCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        Terminal terminal = new Terminal(world, common);
        return argument.read(world, terminal, common.onlyIds())
                .map(checked -> show(checked.read(), terminal))
                .orElse(ExitStatus.MEND_FIRST);
    }

    private ExitStatus show(ConfigurationReading.Read read, Terminal terminal) {
        List<Setting> settings = new ArrayList<>(RunSettings.of(common, world));
        settings.addAll(Settings.of(read));
        int name = widest(settings.stream().map(Setting::name).toList());
        int value = Math.min(40, widest(settings.stream().map(Setting::value).toList()));
        for (Setting setting : settings) {
            String format = "%-" + name + "s  %-" + value + "s  %s";
            terminal.result(String.format(Locale.ROOT, format, setting.name(), setting.value(), setting.origin()));
        }
        return ExitStatus.DONE;
    }

    private static int widest(List<String> texts) {
        return texts.stream().mapToInt(String::length).max().orElse(1);
    }
}
