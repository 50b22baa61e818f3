package io.agentdoc.bench.whole;

import io.agentdoc.bench.table.Aim;
import io.agentdoc.bench.whole.Scenario.Notes;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;

/** How much memory four times the agents take. */
final class Memory {
    private static final int TIMES = 4;
    private static final long LARGER = 20_000;
    private static final String BOUND = "-Xmx256m";

    private Memory() {}

    static void measure(Setting setting, Stopwatch stopwatch, Notes notes) throws IOException, InterruptedException {
        long size = Math.min(LARGER, 2 * setting.agents());
        Directory large = Directory.of(setting, stopwatch, size);
        Directory small = Directory.of(setting, stopwatch, size / TIMES);
        notes.put(Aim.RESIDENT, resident(large, stopwatch), resident(small, stopwatch), size);
        notes.put(Aim.LIVE_HEAP, live(setting, large, stopwatch), live(setting, small, stopwatch), size);
    }

    private static double resident(Directory directory, Stopwatch stopwatch) throws IOException, InterruptedException {
        directory.forget();
        Spent spent = stopwatch.good(directory.build().withJvm(BOUND));
        directory.forget();
        return spent.mebibytes();
    }

    private static double live(Setting setting, Directory directory, Stopwatch stopwatch)
            throws IOException, InterruptedException {
        directory.forget();
        stopwatch.good(setting.own(
                directory.folder(),
                List.of(BOUND, "-XX:+UseSerialGC"),
                "io.agentdoc.bench.LiveHeap",
                List.of(directory.folder().toString())));
        directory.forget();
        return Double.parseDouble(Files.readString(stopwatch.said()).strip());
    }
}
