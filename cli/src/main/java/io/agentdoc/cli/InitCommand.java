package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import java.nio.file.Path;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code agentdoc init}: the files that a site or a repository begins with, written once and never over others. */
@Command(
        name = "init",
        abbreviateSynopsis = true,
        description = {
            "Writes what a site begins with, or what a repository has around its package; never over a file that is"
                    + " there.",
            "For an operator or a directory: a configuration with every key explained, a key that only you can read, a"
                    + " sample that builds at once and describes no real agent, and a workflow that publishes it.",
            "For a repository: a first agentdoc.json, lines in .gitattributes that keep its digests whole, and a"
                    + " workflow and a pre-commit hook that fail when it is out of step; no agent's facts. The workflow"
                    + " needs the repository variable AGENTDOC; where it would fail as the repository stands, init ends"
                    + " with 1."
        },
        footerHeading = "%nExample:%n",
        footer = "  agentdoc init my-agent --operator")
final class InitCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    @Parameters(paramLabel = "DIR", arity = "0..1", description = "The folder; the current one if not given.")
    Path place = Path.of("");

    @Option(names = "--operator", order = 1, description = "Begin the site of one agent that you run.")
    boolean operator;

    @Option(names = "--directory", order = 2, description = "Begin a directory of other people's agents.")
    boolean directory;

    @Option(names = "--repository", order = 3, description = "Set up an agent repository.")
    boolean repository;

    InitCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        if (Stream.of(operator, directory, repository).filter(asked -> asked).count() != 1) {
            throw new OperatorFault(
                    "What is to be set up is one of three; type agentdoc init DIR --operator for an agent that"
                            + " you run, --directory for a list of agents, or --repository around an agent's package.");
        }
        Terminal terminal = new Terminal(world, common);
        return repository
                ? new RepositorySetup(world, place, terminal, common.dryRun).run()
                : new SiteSetup(
                                world,
                                place,
                                operator ? SiteFiles.OPERATOR : SiteFiles.DIRECTORY,
                                terminal,
                                common.dryRun)
                        .run();
    }
}
