package io.agentdoc.bench.whole;

import io.agentdoc.bench.table.Aim;
import io.agentdoc.bench.whole.Scenario.Notes;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** A cold build of many agents, beside the peers. */
final class Cold {
    private static final String OURS = "ours";

    private Cold() {}

    static void measure(Setting setting, Stopwatch stopwatch, Notes notes) throws IOException, InterruptedException {
        Directory directory = Directory.of(setting, stopwatch, setting.agents());
        directory.forget();
        stopwatch.good(directory.build());
        directory.makeSites();
        Map<String, List<Spent>> spent = new Turns(stopwatch, setting.rounds())
                .with(OURS, directory::forget, directory.build())
                .with("node", directory::forget, directory.node())
                .with("hugo", directory::forget, directory.hugo())
                .with("eleventy", directory::forget, directory.eleventy())
                .run();
        directory.forget();
        Pace ours = Pace.of(directory.agents(), spent.getOrDefault(OURS, List.of()));
        Pace node = Pace.of(directory.agents(), spent.getOrDefault("node", List.of()));
        Pace hugo = Pace.of(directory.agents(), spent.getOrDefault("hugo", List.of()));
        Pace eleventy = Pace.of(directory.agents(), spent.getOrDefault("eleventy", List.of()));
        long size = directory.agents();
        notes.put(Aim.COLD_CPU, ours.cpuMillis(), Scenario.NOTHING, size);
        notes.put(Aim.COLD_RATE, ours.rate(), Scenario.NOTHING, size);
        notes.put(Aim.COLD_NODE_RATE, ours.rate(), node.rate(), size);
        notes.put(Aim.COLD_NODE_CPU, ours.cpuRate(), node.cpuRate(), size);
        notes.put(Aim.COLD_HUGO, ours.rate(), hugo.rate(), size);
        notes.put(Aim.COLD_ELEVENTY, ours.rate(), eleventy.rate(), size);
    }
}
