package io.agentdoc.fleet;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.util.AccumulatorV2;

/**
 * What agents and sources came to while a build runs, failures by their cause, for whoever looks at the stages of Spark's own
 * pages. A task that runs twice is counted twice here; the report and the summary count each agent once.
 */
final class Tally extends AccumulatorV2<Map<String, Long>, Map<String, Long>> {
    private static final long serialVersionUID = 1;

    /** Read by the heartbeat of a process while its tasks add. */
    private final ConcurrentHashMap<String, Long> counts = new ConcurrentHashMap<>();

    @Override
    public boolean isZero() {
        return counts.isEmpty();
    }

    @Override
    public Tally copy() {
        Tally copy = new Tally();
        copy.counts.putAll(counts);
        return copy;
    }

    @Override
    public void reset() {
        counts.clear();
    }

    @Override
    public void add(Map<String, Long> more) {
        more.forEach((name, count) -> counts.merge(name, count, Long::sum));
    }

    @Override
    public void merge(AccumulatorV2<Map<String, Long>, Map<String, Long>> other) {
        add(other.value());
    }

    @Override
    public Map<String, Long> value() {
        return new TreeMap<>(counts);
    }
}
