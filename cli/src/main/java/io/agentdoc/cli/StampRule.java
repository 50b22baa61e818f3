package io.agentdoc.cli;

import io.agentdoc.assembler.Order;
import io.agentdoc.assembler.Outcome;
import io.agentdoc.assembler.Pipeline;
import io.agentdoc.cli.report.ReportLine;
import io.agentdoc.cli.stamp.OrderDigest;
import io.agentdoc.cli.stamp.Stamp;
import io.agentdoc.document.value.Bytes;
import java.time.Instant;
import java.util.Optional;

/** When an agent may be left as it is, and what has to be noted of it for that, wherever stamps are kept. */
final class StampRule {
    private final Pipeline pipeline;

    StampRule(Pipeline pipeline) {
        this.pipeline = pipeline;
    }

    /** Whether the same is asked for, and everybody answers and the moment decides as when the stamp was left. */
    boolean holds(Stamp stamp, Order order) {
        return stamp.order().equals(OrderDigest.of(order))
                && pipeline.stands(order, stamp.grounds(), stamp.assembled(), stamp.noted());
    }

    /**
     * The stamp of an agent whose document stands; nothing where why it is so has to be found out anew.
     *
     * @param began when the run began, by the clock
     * @param assembled when the document says it was assembled
     * @param left what the site left of it
     */
    static Optional<Stamp> stamp(
            Order order, Outcome outcome, Reports.Files files, Instant began, Instant assembled, Bytes left) {
        boolean says = outcome instanceof Outcome.Unchanged || files.findings().isEmpty();
        return outcome.course()
                .grounds()
                .filter(grounds -> says)
                .map(grounds -> new Stamp(
                        OrderDigest.of(order),
                        began,
                        assembled,
                        grounds,
                        left,
                        ReportLine.of(Reports.unchanged(outcome, files))));
    }
}
