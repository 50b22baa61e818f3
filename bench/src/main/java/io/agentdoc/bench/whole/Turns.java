package io.agentdoc.bench.whole;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Contestants that take turns, so that what else happens on the machine happens to all of them. */
final class Turns {
    private final Stopwatch stopwatch;
    private final int rounds;
    private final Map<String, Contestant> contestants = new LinkedHashMap<>();

    private record Contestant(Step before, Command command) {}

    /** Something to be done that is not measured. */
    interface Step {
        void run() throws IOException, InterruptedException;
    }

    Turns(Stopwatch stopwatch, int rounds) {
        this.stopwatch = stopwatch;
        this.rounds = rounds;
    }

    Turns with(String name, Step before, Command command) {
        contestants.put(name, new Contestant(before, command));
        return this;
    }

    /** What each took, round by round. */
    Map<String, List<Spent>> run() throws IOException, InterruptedException {
        Map<String, List<Spent>> spent = new LinkedHashMap<>();
        for (int round = 1; round <= rounds; round++) {
            for (Map.Entry<String, Contestant> one : contestants.entrySet()) {
                one.getValue().before().run();
                Spent took = stopwatch.good(one.getValue().command());
                spent.computeIfAbsent(one.getKey(), name -> new ArrayList<>()).add(took);
                System.out.printf(
                        "  round %d, %s: %.2f s CPU, %.2f s, %.0f MB%n",
                        round, one.getKey(), took.cpu(), took.clock(), took.mebibytes());
            }
        }
        return spent;
    }
}
