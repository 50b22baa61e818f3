package io.agentdoc.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The program's door: reads the command line and ends with one of the documented exit statuses. */
@Command(
        name = "agentdoc",
        description = "Assembles, checks, signs and publishes AgentDocs.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
public final class Main implements Runnable {

    private Main() {}

    public static void main(String... arguments) {
        System.exit(run(arguments));
    }

    /** Does what the command line says and gives the exit status. */
    static int run(String... arguments) {
        return new CommandLine(new Main()).execute(arguments);
    }

    @Override
    public void run() {
        CommandLine.usage(this, System.err);
    }
}
