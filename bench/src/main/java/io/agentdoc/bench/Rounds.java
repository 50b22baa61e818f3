package io.agentdoc.bench;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import io.agentdoc.cli.Main;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Builds one directory of yardstick agents again and again in one JVM: {@code Rounds FOLDER AGENTS ROUNDS}.
 *
 * <p>Each round is a cold build into an empty folder. The CPU time of the process by rounds shows what is warm-up of the
 * JVM and what an agent costs when that is over, on a machine whose clock says nothing because others use it too. One thread
 * builds, and its own time is what the program itself costs, without the JVM's compiler and collector beside it; what that
 * thread allocates is the same on every machine, however busy.
 */
public final class Rounds {
    private static final double NANOS_IN_MILLI = 1_000_000;

    private Rounds() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]).toAbsolutePath();
        long agents = Long.parseLong(arguments[1]);
        OperatingSystemMXBean process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (int round = 1; round <= Integer.parseInt(arguments[2]); round++) {
            remove(folder.resolve("site"));
            long before = process.getProcessCpuTime();
            long beforeOwn = threads.getCurrentThreadCpuTime();
            long beforeBytes = threads.getCurrentThreadAllocatedBytes();
            build(folder);
            double own = (threads.getCurrentThreadCpuTime() - beforeOwn) / NANOS_IN_MILLI;
            long bytes = threads.getCurrentThreadAllocatedBytes() - beforeBytes;
            double all = (process.getProcessCpuTime() - before) / NANOS_IN_MILLI;
            System.out.printf(
                    Locale.ROOT,
                    "round %d: %.3f ms CPU an agent, of it %.3f on the thread that builds, which allocates %d KB%n",
                    round,
                    all / agents,
                    own / agents,
                    bytes / agents / 1024);
        }
    }

    private static void build(Path folder) {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        List<String> command =
                List.of("build", "agentdoc.yaml", "--offline", "--cache", "cache", "-o", "site", "--jobs", "1");
        int status = Main.run(
                command.toArray(String[]::new), InputStream.nullInputStream(), nowhere, nowhere, Map.of(), folder);
        if (status != 0) {
            throw new IllegalStateException("the build ended with status " + status);
        }
    }

    private static void remove(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
