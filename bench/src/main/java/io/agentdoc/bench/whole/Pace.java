package io.agentdoc.bench.whole;

import java.util.List;

/**
 * How fast a number of agents was done, by medians.
 *
 * @param cpuMillis milliseconds of CPU an agent
 * @param clockMillis milliseconds on the clock an agent
 */
record Pace(double cpuMillis, double clockMillis) {

    static Pace of(long agents, List<Spent> runs) {
        return new Pace(
                Spent.median(runs, Spent::cpu) * Scenario.MILLIS / agents,
                Spent.median(runs, Spent::clock) * Scenario.MILLIS / agents);
    }

    /** Agents a second. */
    double rate() {
        return Scenario.MILLIS / clockMillis;
    }

    /** Agents a second of CPU. */
    double cpuRate() {
        return Scenario.MILLIS / cpuMillis;
    }
}
