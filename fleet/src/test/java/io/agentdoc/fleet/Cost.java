package io.agentdoc.fleet;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * What a build cost.
 *
 * @param millis from its first job to its end, so that the start of the engine is left out
 * @param cpuMillis of all tasks
 * @param shuffled bytes written to be read by other tasks
 * @param heap the most bytes that one executor held while a task ran
 */
record Cost(long millis, long cpuMillis, long shuffled, long heap) {
    private static final Pattern SAID = Pattern.compile("cost: (\\d+) ms, (\\d+) ms CPU, (\\d+) shuffled, (\\d+) held");

    @Override
    public String toString() {
        return "cost: %d ms, %d ms CPU, %d shuffled, %d held".formatted(millis, cpuMillis, shuffled, heap);
    }

    static Cost saidIn(String log) {
        MatchResult said = SAID.matcher(log)
                .results()
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no cost is said in: " + log));
        return new Cost(
                Long.parseLong(said.group(1)),
                Long.parseLong(said.group(2)),
                Long.parseLong(said.group(3)),
                Long.parseLong(said.group(4)));
    }

    double seconds() {
        return millis / 1000.0;
    }
}
