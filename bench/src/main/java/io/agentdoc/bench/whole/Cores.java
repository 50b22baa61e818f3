package io.agentdoc.bench.whole;

import io.agentdoc.bench.table.Aim;
import io.agentdoc.bench.whole.Scenario.Notes;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** The same build on one core and on two: the process is kept on them by the system. */
final class Cores {
    private Cores() {}

    static void measure(Setting setting, Stopwatch stopwatch, Notes notes) throws IOException, InterruptedException {
        Directory directory = Directory.of(setting, stopwatch, setting.agents());
        Map<String, List<Spent>> spent = new Turns(stopwatch, setting.rounds())
                .with("two", directory::forget, directory.build().onCores("0,1"))
                .with("one", directory::forget, directory.build().onCores("0"))
                .run();
        directory.forget();
        long size = directory.agents();
        Pace two = Pace.of(size, spent.getOrDefault("two", List.of()));
        Pace one = Pace.of(size, spent.getOrDefault("one", List.of()));
        notes.put(Aim.TWO_CORES, two.rate(), one.rate(), size);
    }
}
