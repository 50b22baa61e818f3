package io.agentdoc.fleet;

import io.agentdoc.cli.report.Became;
import io.agentdoc.cli.report.Totals;
import io.agentdoc.document.check.Level;

/**
 * A build in a few lines.
 *
 * @param kept how many agents were looked up and left
 * @param files how many files the site has
 */
record Summary(Totals totals, long kept, long files, long removed) {

    boolean wantsALook() {
        return totals.findings(Level.ERROR) > 0
                || totals.agents(Became.WITHHELD) > 0
                || totals.agents(Became.NOTHING_FOUND) > 0;
    }

    @Override
    public String toString() {
        return totals.agents() + " agents: " + totals.agents(Became.PUBLISHED) + " published, "
                + totals.agents(Became.UNCHANGED) + " unchanged (" + kept + " of them left by what was noted), "
                + totals.agents(Became.WITHHELD) + " withheld, "
                + totals.agents(Became.NOTHING_FOUND) + " with nothing found\n"
                + (totals.sources() - totals.failedSources()) + " of " + totals.sources() + " sources"
                + (totals.causes().isEmpty() ? "" : "; not had: " + totals.causes()) + "\n"
                + files + " files, " + removed + " removed";
    }
}
