package io.agentdoc.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code agentdoc cache}: the store of everything that builds have read. */
@Command(
        name = "cache",
        abbreviateSynopsis = true,
        description = "Lists, verifies or sweeps the source cache.",
        synopsisSubcommandLabel = "list|verify|gc",
        footerHeading = "%nExample:%n",
        footer = "  agentdoc cache verify --cache sources-cache/")
final class CacheCommand implements Ending {
    @Mixin
    CommonOptions common = new CommonOptions();

    @Spec
    CommandSpec spec = CommandSpec.create();

    @Override
    public ExitStatus run() {
        throw new ParameterException(
                spec.commandLine(), "cache wants a word after it; type cache list, cache verify or cache gc");
    }
}
