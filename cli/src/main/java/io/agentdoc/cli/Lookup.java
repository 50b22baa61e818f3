package io.agentdoc.cli;

import io.agentdoc.assembler.Order;
import io.agentdoc.assembler.Outcome;
import io.agentdoc.assembler.Pipeline;
import io.agentdoc.cli.report.ReportLine;
import io.agentdoc.cli.stamp.Stamp;
import io.agentdoc.cli.stamp.Stamps;
import java.time.Instant;
import java.util.Optional;

/**
 * Finds agents on which nothing changed since a former build, before any work is done on them: what is asked for them, what
 * everybody answers, what the moment decides, and what stands of them.
 */
final class Lookup {
    private final Stamps stamps;
    private final StampRule rule;
    private final Publisher publisher;
    private final Instant began;

    /** @param began when the run began, by the clock */
    Lookup(Stamps stamps, Pipeline pipeline, Publisher publisher, Instant began) {
        this.stamps = stamps;
        this.rule = new StampRule(pipeline);
        this.publisher = publisher;
        this.began = began;
    }

    /** Leaves an agent as it is, where a run on it would; answers with its report. */
    Optional<ReportLine> held(Order order) {
        Optional<Stamp> held = stamps.find(order.id())
                .filter(stamp -> rule.holds(stamp, order))
                .filter(stamp -> publisher.hold(order.id(), stamp.left()));
        held.ifPresent(stamp -> stamps.keep(order.id()));
        return held.map(Stamp::line);
    }

    /** Notes how a run on an agent ended, where the next one may leave it as it is. */
    void note(Order order, Outcome outcome, Reports.Files files) {
        files.left()
                .flatMap(left -> StampRule.stamp(order, outcome, files, began, left.assembled(), left.bytes()))
                .ifPresent(stamps::leave);
    }
}
