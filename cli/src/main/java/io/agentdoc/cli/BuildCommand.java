package io.agentdoc.cli;

import io.agentdoc.cli.config.ConfigurationReading;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code agentdoc build}: everything that a configuration names, from its sources to its pages. */
@Command(
        name = "build",
        abbreviateSynopsis = true,
        description = {
            "Fetches, verifies, assembles, signs, renders and publishes everything that a configuration names.",
            "A build that was stopped goes on where it was when the same command is typed again."
        },
        footerHeading = "%nExample:%n",
        footer = {
            "  agentdoc build directory.yaml -o site/ --report report.json",
            "  writes the site into site/, and what became of each agent into report.json."
        })
final class BuildCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    @Mixin
    ConfigArgument argument = new ConfigArgument();

    @Option(
            names = "--check",
            order = 1,
            description = "Write nothing; fail if the site is not what this configuration gives.")
    boolean check;

    BuildCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        Terminal terminal = new Terminal(world, common);
        return switch (argument.read(world)) {
            case ConfigurationReading.Faulty faulty -> ConfigArgument.tell(faulty.faults(), terminal);
            case ConfigurationReading.Read read -> throw new IllegalStateException(read.base().toString());
        };
    }
}
