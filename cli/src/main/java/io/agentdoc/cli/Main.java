package io.agentdoc.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;

/** The program's door: reads the command line and ends with one of the documented exit statuses. */
public final class Main {
    /** How long a run that was interrupted may take to leave everything whole. */
    private static final int PATIENCE_SECONDS = 30;

    private Main() {}

    public static void main(String... arguments) {
        Watchful out = new Watchful(new FileOutputStream(FileDescriptor.out));
        World world = new World(
                System.in,
                stream(out, false),
                stream(new FileOutputStream(FileDescriptor.err), true),
                System.getenv(),
                Path.of("").toAbsolutePath(),
                Clock.systemUTC(),
                new Stop(),
                Watched.stderr(),
                Watched.stdout());
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(world.stop()), "agentdoc-stop"));
        System.exit(ended(world, out, run(world, arguments)));
    }

    /** A result that did not arrive whole is not done, whatever the run made of it. */
    static int ended(World world, Watchful out, int status) {
        if (out.fault().isEmpty()) {
            return status;
        }
        new Terminal(world, new CommonOptions())
                .fault("The result could not be written to stdout ("
                        + out.fault().get()
                        + ") and is cut short there; no file was harmed. Make room, or name a file with -o, and type"
                        + " the same command again.");
        return ExitStatus.MEND_FIRST.code();
    }

    /** Runs one command line in a world of the caller's making and gives its exit status. */
    public static int run(
            String[] arguments,
            InputStream in,
            PrintStream out,
            PrintStream err,
            Map<String, String> environment,
            Path directory) {
        return run(new World(in, out, err, environment, directory, Clock.systemUTC(), new Stop(), false), arguments);
    }

    @SuppressWarnings("CatchingUnchecked") // whatever escapes is told as ours, and the status says so
    static int run(World world, String... arguments) {
        try {
            return Program.commandLine(world, List.of(arguments)).execute(arguments);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError fault) {
            return new RunFaults(world).tell(fault).code();
        } finally {
            world.out().flush();
            world.err().flush();
            world.stop().ended();
        }
    }

    /** Ctrl-C arrives as the end of the virtual machine, which waits here for the run to end in order. */
    private static void stop(Stop stop) {
        if (!stop.hasEnded()) {
            stop.want();
            stop.awaitEnd(PATIENCE_SECONDS);
        }
    }

    /** One of the program's own streams, which keeps what is printed until it is full or flushed. */
    static PrintStream stream(OutputStream stream, boolean autoFlush) {
        return new PrintStream(new BufferedOutputStream(stream), autoFlush, StandardCharsets.UTF_8);
    }
}
