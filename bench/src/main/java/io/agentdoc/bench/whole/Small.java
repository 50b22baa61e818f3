package io.agentdoc.bench.whole;

import io.agentdoc.bench.table.Aim;
import io.agentdoc.bench.whole.Scenario.Notes;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** A build so short that the start is a large part of it. */
final class Small {
    private static final long AGENTS = 500;

    private Small() {}

    static void measure(Setting setting, Stopwatch stopwatch, Notes notes) throws IOException, InterruptedException {
        Directory directory = Directory.of(setting, stopwatch, Math.min(AGENTS, setting.agents()));
        Map<String, List<Spent>> spent = new Turns(stopwatch, setting.rounds())
                .with("ours", directory::forget, directory.build())
                .with("node", directory::forget, directory.node())
                .run();
        directory.forget();
        long size = directory.agents();
        Pace ours = Pace.of(size, spent.getOrDefault("ours", List.of()));
        Pace node = Pace.of(size, spent.getOrDefault("node", List.of()));
        notes.put(Aim.SMALL_CPU, ours.cpuMillis(), node.cpuMillis(), size);
        notes.put(Aim.SMALL_CLOCK, ours.rate(), node.rate(), size);
    }
}
