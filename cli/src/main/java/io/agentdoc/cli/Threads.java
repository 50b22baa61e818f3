package io.agentdoc.cli;

import io.agentdoc.cli.config.Fetching;

/** How many agents are worked on at the same time. */
final class Threads {
    /** Past this many waiting agents a machine only fills its memory. */
    private static final int MOST_WAITING = 64;

    private Threads() {}

    /** One a core, as nothing is faster for the work itself; more where agents wait for hosts. */
    static int of(CommonOptions options, Fetching fetching) {
        int cores = Runtime.getRuntime().availableProcessors();
        boolean waits = !options.offline && !options.dryRun;
        int standard = waits ? Math.max(cores, Math.min(MOST_WAITING, fetching.concurrency())) : cores;
        return options.jobs.orElse(standard);
    }
}
