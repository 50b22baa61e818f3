package io.agentdoc.cli;

import io.agentdoc.cli.report.Totals;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Tells from time to time how far a run is, from sums that are counted anyway. */
final class Progress implements AutoCloseable {
    private static final Duration LIVE = Duration.ofMillis(500);
    private static final Duration PLAIN = Duration.ofSeconds(30);
    private static final String LINE_START = "\r\u001B[K";

    private final PrintStream err;
    private final Totals totals;
    private final long agents;
    private final boolean live;
    private final long began = System.nanoTime();
    private final Thread teller;

    private Progress(PrintStream err, Totals totals, long agents, boolean live) {
        this.err = err;
        this.totals = totals;
        this.agents = agents;
        this.live = live;
        this.teller = Thread.ofPlatform().daemon().name("progress").unstarted(this::tell);
    }

    /** Begins to tell, where anybody wants to know. */
    static Progress of(World world, CommonOptions options, Totals totals, long agents) {
        boolean live = options.progress == ProgressMode.AUTO && world.live();
        Progress progress = new Progress(world.err(), totals, agents, live);
        if (options.progress != ProgressMode.NONE && !options.quiet) {
            progress.teller.start();
        }
        return progress;
    }

    private void tell() {
        try {
            while (true) {
                Thread.sleep(live ? LIVE : PLAIN);
                String line = line(totals, agents, Duration.ofNanos(System.nanoTime() - began));
                err.print(live ? LINE_START + line : line + "\n");
                err.flush();
            }
        } catch (InterruptedException ended) {
            if (live) {
                err.print(LINE_START);
                err.flush();
            }
        }
    }

    /** Such as {@code 41 203/120 000  34 %  612/min  failed 318 (absent 201, unreachable 117)  2 h 09 left}. */
    static String line(Totals totals, long agents, Duration since) {
        long done = totals.agents();
        List<String> parts = new ArrayList<>();
        parts.add(Numbers.grouped(done) + "/" + Numbers.grouped(agents));
        parts.add((agents == 0 ? 100 : 100 * done / agents) + " %");
        double minutes = since.toMillis() / 60_000.0;
        if (done > 0 && minutes > 0) {
            parts.add(Numbers.grouped(Math.round(done / minutes)) + "/min");
        }
        if (totals.failedSources() > 0) {
            parts.add(
                    "failed " + Numbers.grouped(totals.failedSources()) + " (" + Numbers.counts(totals.causes()) + ")");
        }
        if (done > 0 && done < agents) {
            parts.add(Numbers.span(since.multipliedBy(agents - done).dividedBy(done)) + " left");
        }
        return "  " + String.join("  ", parts).toLowerCase(Locale.ROOT);
    }

    /** Says nothing more; what comes after stands on lines of its own. */
    void ended() {
        close();
    }

    @Override
    public void close() {
        teller.interrupt();
        try {
            teller.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
