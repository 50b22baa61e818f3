package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code agentdoc init}: the files that a repository needs beside its package, written once and never over others. */
@Command(
        name = "init",
        abbreviateSynopsis = true,
        description = {
            "Sets up an agent repository around the package that lies in it.",
            "It writes a first agentdoc.json, lines in .gitattributes that keep its digests whole, and a workflow and a"
                    + " pre-commit hook that fail when it is out of step; no agent's facts, and over nothing that is"
                    + " there.",
            "The workflow needs the repository variable AGENTDOC. It ends with 1 where a file that was there has to be"
                    + " added to, or the workflow would fail as the repository stands."
        },
        footerHeading = "%nExample:%n",
        footer = "  agentdoc init . --repository")
final class InitCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    @Parameters(paramLabel = "DIR", arity = "0..1", description = "The repository; the current folder if not given.")
    Path place = Path.of("");

    @Option(names = "--repository", order = 1, description = "Set up an agent repository.")
    boolean repository;

    InitCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        if (!repository) {
            throw new OperatorFault("What is to be set up is not said; type agentdoc init DIR --repository.");
        }
        Terminal terminal = new Terminal(world, common);
        return new RepositorySetup(world, world.path(place), terminal, common.dryRun).run();
    }
}
