package io.agentdoc.cli.report;

import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** The sums of a run, counted by many threads while it goes on. */
public final class Totals {
    private static final String AGENTS = "agents ";
    private static final String FINDINGS = "findings ";
    private static final String CAUSES = "causes ";
    private static final String SOURCES = "sources ";
    private static final String FAILED = "failed ";

    private final Map<Became, LongAdder> agents = new ConcurrentHashMap<>();
    private final Map<Level, LongAdder> findings = new ConcurrentHashMap<>();
    private final Map<String, LongAdder> causes = new ConcurrentHashMap<>();
    private final LongAdder sources = new LongAdder();
    private final LongAdder failedSources = new LongAdder();

    public void add(AgentReport report) {
        add(report.outcome(), Tally.of(report));
    }

    public void add(ReportLine line) {
        add(line.outcome(), line.tally());
    }

    private void add(Became outcome, Tally tally) {
        counter(agents, outcome).increment();
        sources.add(tally.sources());
        failedSources.add(tally.causes().size());
        tally.causes().forEach(cause -> counter(causes, cause).increment());
        tally.findings().forEach(level -> counter(findings, level).increment());
    }

    /** The sums by name, for whoever adds up those of many processes. */
    public Map<String, Long> sums() {
        Map<String, Long> sums = new TreeMap<>();
        agents.forEach((became, count) -> sums.put(AGENTS + became.name(), count.sum()));
        findings.forEach((level, count) -> sums.put(FINDINGS + level.name(), count.sum()));
        causes.forEach((cause, count) -> sums.put(CAUSES + cause, count.sum()));
        sums.put(SOURCES, sources());
        sums.put(FAILED, failedSources());
        return sums;
    }

    /** Adds the sums of another process. */
    public void add(Map<String, Long> sums) {
        sums.forEach((name, count) -> {
            switch (name.substring(0, name.indexOf(' ') + 1)) {
                case AGENTS ->
                    counter(agents, Became.valueOf(name.substring(AGENTS.length())))
                            .add(count);
                case FINDINGS ->
                    counter(findings, Level.valueOf(name.substring(FINDINGS.length())))
                            .add(count);
                case CAUSES -> counter(causes, name.substring(CAUSES.length())).add(count);
                case SOURCES -> sources.add(count);
                default -> failedSources.add(count);
            }
        });
    }

    private static <K> LongAdder counter(Map<K, LongAdder> counters, K key) {
        return counters.computeIfAbsent(key, k -> new LongAdder());
    }

    public long agents() {
        return agents.values().stream().mapToLong(LongAdder::sum).sum();
    }

    public long agents(Became outcome) {
        return agents.containsKey(outcome) ? counter(agents, outcome).sum() : 0;
    }

    public long findings(Level level) {
        return findings.containsKey(level) ? counter(findings, level).sum() : 0;
    }

    public long sources() {
        return sources.sum();
    }

    public long failedSources() {
        return failedSources.sum();
    }

    /** How many sources were not had, by the reason, sorted. */
    public Map<String, Long> causes() {
        Map<String, Long> sums = new TreeMap<>();
        causes.forEach((cause, count) -> sums.put(cause, count.sum()));
        return sums;
    }

    JsonObject json() {
        JsonObject.Builder object = JsonObject.builder().put("agents", number(agents()));
        for (Became outcome : Became.values()) {
            if (outcome != Became.DRIFTED || agents(outcome) > 0) {
                object.put(outcome.toString(), number(agents(outcome)));
            }
        }
        return object.put("sources", number(sources()))
                .put("failed_sources", number(failedSources()))
                .build();
    }

    private static JsonNumber number(long value) {
        return new JsonNumber(Long.toString(value));
    }
}
