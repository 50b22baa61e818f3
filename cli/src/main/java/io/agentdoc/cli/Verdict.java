package io.agentdoc.cli;

import io.agentdoc.cli.report.Became;
import io.agentdoc.cli.report.Totals;
import io.agentdoc.document.check.Level;

/** What a run's sums mean for the exit status. */
final class Verdict {
    private Verdict() {}

    /** With {@code strict} warnings count as findings; {@code unreached} agents had no source, for no host answered. */
    static ExitStatus of(Totals totals, boolean strict, long unreached) {
        if (totals.agents() > 0 && unreached == totals.agents()) {
            return ExitStatus.NOTHING_REACHED;
        }
        boolean wantsALook = totals.findings(Level.ERROR) > 0
                || totals.agents(Became.WITHHELD) > 0
                || totals.agents(Became.NOTHING_FOUND) > 0
                || (strict && totals.findings(Level.WARNING) > 0);
        return wantsALook ? ExitStatus.LOOK : ExitStatus.DONE;
    }
}
