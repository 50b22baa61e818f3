package io.agentdoc.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The root of the command line, which only leads to its commands. */
@Command(
        name = "agentdoc",
        description = "Assembles, checks, signs and publishes AgentDocs.",
        abbreviateSynopsis = true,
        synopsisSubcommandLabel = "COMMAND",
        footerHeading = "%nExample:%n",
        footer = {"  agentdoc build directory.yaml", "  agentdoc build -h               tells more of build"},
        versionProvider = Version.class)
final class Program implements Ending {
    private static final int WIDTH = 100;

    @Mixin
    CommonOptions common = new CommonOptions();

    @Option(
            names = {"-V", "--version"},
            order = CommonOptions.FIRST + 50,
            versionHelp = true,
            description = "The version of this program.")
    boolean version;

    @Spec
    CommandSpec spec = CommandSpec.create();

    private static final Set<List<String>> OWN_HELP = Set.of(List.of("--help"), List.of("-h"));

    /**
     * Only the command that is asked for is made, for making one takes time; all of them where none is. The program's own
     * help only lists them.
     */
    static CommandLine commandLine(World world, List<String> arguments) {
        CommandLine root = new CommandLine(new Program());
        Optional<Commands> asked = arguments.stream().findFirst().flatMap(Commands::named);
        for (Commands command : asked.map(List::of).orElse(List.of(Commands.values()))) {
            root.addSubcommand(
                    command.toString(), OWN_HELP.contains(arguments) ? command.listed() : command.make(world));
        }
        root.setOut(new PrintWriter(world.out(), true, StandardCharsets.UTF_8));
        root.setErr(new PrintWriter(world.err(), true, StandardCharsets.UTF_8));
        root.setExpandAtFiles(false);
        root.setUsageHelpWidth(WIDTH);
        root.setUsageHelpLongOptionsMaxWidth(28);
        root.setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF));
        root.setParameterExceptionHandler(new UsageFaults(world));
        root.setExecutionExceptionHandler(new RunFaults(world));
        HelpText.apply(root);
        return root;
    }

    @Override
    public ExitStatus run() {
        throw new ParameterException(
                spec.commandLine(),
                "a command is missing; the commands are "
                        + String.join(
                                ", ",
                                Arrays.stream(Commands.values())
                                        .map(Commands::toString)
                                        .toList()));
    }
}
