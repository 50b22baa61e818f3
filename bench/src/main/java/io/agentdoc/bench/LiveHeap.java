package io.agentdoc.bench;

import io.agentdoc.cli.Main;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Builds a directory and prints the most heap, in MB, that was in use right after a collection: {@code LiveHeap FOLDER}.
 *
 * <p>What is in use after a collection is what the program holds on to, however large a heap it may fill meanwhile. The
 * heap is collected again and again while the build runs, so its time says nothing.
 */
public final class LiveHeap {
    private static final int PAUSE_MILLIS = 200;
    private static final double BYTES_IN_MIB = 1 << 20;

    private LiveHeap() {}

    public static void main(String[] arguments) throws InterruptedException {
        AtomicInteger status = new AtomicInteger();
        Thread build = Thread.ofPlatform()
                .start(() -> status.set(build(Path.of(arguments[0]).toAbsolutePath())));
        long most = 0;
        do {
            System.gc();
            most = Math.max(
                    most,
                    ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
        } while (!build.join(Duration.ofMillis(PAUSE_MILLIS)));
        System.out.println(most / BYTES_IN_MIB);
        System.exit(status.get());
    }

    private static int build(Path folder) {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        String[] command = {"build", "agentdoc.yaml", "--offline", "--cache", "cache", "-o", "site"};
        return Main.run(command, InputStream.nullInputStream(), nowhere, nowhere, Map.of(), folder);
    }
}
