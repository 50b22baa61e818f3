package io.agentdoc.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code agentdoc config}: what concerns the configuration itself. */
@Command(
        name = "config",
        description = "Shows the configuration as it is in force.",
        abbreviateSynopsis = true,
        synopsisSubcommandLabel = "show",
        footerHeading = "%nExample:%n",
        footer = "  agentdoc config show directory.yaml")
final class ConfigCommand implements Ending {
    @Mixin
    CommonOptions common = new CommonOptions();

    @Spec
    CommandSpec spec = CommandSpec.create();

    @Override
    public ExitStatus run() {
        throw new ParameterException(spec.commandLine(), "config wants a word after it; type config show");
    }
}
