package io.agentdoc.fuzz;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * Gives one input to its target without the fuzzer, and ends with 1 where it breaks something there.
 *
 * <p>What ran into a time limit, or was at work when the fuzzer was stopped, lies among the inputs that break something too.
 * It is one of them only if it takes its time when it is read alone, for the second time and in CPU time.
 */
public final class Replay {
    private static final long MOST = TimeUnit.SECONDS.toNanos(1);

    private Replay() {}

    /**
     * Reads an input twice.
     *
     * @param args the target and the file
     */
    public static void main(String[] args) throws Exception {
        Target target = Targets.valueOf(args[0]).made();
        byte[] input = Files.readAllBytes(Path.of(args[1]));
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        target.test(input);
        long begun = threads.getCurrentThreadCpuTime();
        target.test(input);
        long took = threads.getCurrentThreadCpuTime() - begun;
        System.out.printf("%s: %d ms%n", args[1], TimeUnit.NANOSECONDS.toMillis(took));
        System.exit(took > MOST ? 1 : 0);
    }
}
