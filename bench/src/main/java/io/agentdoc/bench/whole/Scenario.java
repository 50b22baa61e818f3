package io.agentdoc.bench.whole;

import io.agentdoc.bench.table.Aim;
import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Something that people do with the program, and what is measured of it. */
public enum Scenario {
    COLD("ours, Node, Hugo and Eleventy build the same agents"),
    SMALL("five hundred agents, ours and Node"),
    CORES("one core and two"),
    START("one agent, and none, from a cold start"),
    PACKAGE("package --check beside the program's start"),
    FETCH("sources from a loopback server that counts"),
    MEMORY("5,000 agents and 20,000"),
    LARGE("growth, memory, nothing changed, one changed"),
    SEARCH("the share of the search, and what a question reads"),
    MILLION("a million small agents; only where it is named");

    /** Takes what was measured of an aim. */
    public interface Notes {
        void put(Aim aim, double ours, double beside, long size) throws IOException;
    }

    static final double NOTHING = Double.NaN;
    static final double MILLIS = 1_000;

    private final String what;

    Scenario(String what) {
        this.what = what;
    }

    /** Measures it, and says so as it goes. */
    public void measure(Setting setting, Notes notes) throws IOException, InterruptedException {
        System.out.println(word() + ": " + what);
        Stopwatch stopwatch = new Stopwatch(setting.work().resolve("notes"));
        switch (this) {
            case COLD -> Cold.measure(setting, stopwatch, notes);
            case SMALL -> Small.measure(setting, stopwatch, notes);
            case CORES -> Cores.measure(setting, stopwatch, notes);
            case START -> Starts.measure(setting, stopwatch, notes);
            case PACKAGE -> Starts.packageCheck(setting, stopwatch, notes);
            case FETCH -> Fetches.measure(setting, stopwatch, notes);
            case MEMORY -> Memory.measure(setting, stopwatch, notes);
            case LARGE -> Large.measure(setting, stopwatch, notes);
            case SEARCH -> Search.measure(setting, stopwatch, notes);
            case MILLION -> Large.million(setting, stopwatch, notes);
        }
    }

    /** Of how many rounds its medians are: a start is short and gets more, what takes memory alone needs one. */
    public int rounds(Setting setting) {
        return switch (this) {
            case COLD, SMALL, CORES, FETCH, LARGE -> setting.rounds();
            case START, PACKAGE -> Starts.TIMES * setting.rounds();
            case MEMORY, SEARCH, MILLION -> 1;
        };
    }

    /** How a command line calls it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Scenario> of(String word) {
        return Arrays.stream(values()).filter(one -> one.word().equals(word)).findFirst();
    }
}
