package io.agentdoc.cli;

import io.agentdoc.assembler.Grounds;
import io.agentdoc.assembler.Order;
import io.agentdoc.assembler.Outcome;
import io.agentdoc.assembler.Pipeline;
import io.agentdoc.cli.report.ReportLine;
import io.agentdoc.cli.stamp.OrderDigest;
import io.agentdoc.cli.stamp.Stamp;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.io.ByteArrayOutputStream;
import java.time.Instant;
import java.util.Optional;

/**
 * Stamps that whoever builds in many processes keeps where it likes; each begins with the digest of everything but the agent
 * that its document and page were made with.
 */
final class LooseStamps {
    private final Digest madeWith;
    private final Pipeline pipeline;

    LooseStamps(Digest madeWith, Pipeline pipeline) {
        this.madeWith = madeWith;
        this.pipeline = pipeline;
    }

    /** What a run would tell of an agent that it would leave as it is; nothing where it has to be worked on. */
    Optional<ReportLine> held(Order order, Bytes stamp) {
        int length = madeWith.raw().size();
        boolean isAlike = stamp.size() > length && stamp.slice(0, length).equals(madeWith.raw());
        return isAlike
                ? Stamp.read(order.id(), stamp.slice(length, stamp.size()))
                        .filter(noted -> noted.order().equals(OrderDigest.of(order)))
                        .filter(noted -> pipeline.stands(order, noted.grounds(), noted.assembled(), noted.noted()))
                        .map(Stamp::line)
                : Optional.empty();
    }

    /**
     * The stamp of an agent whose document stands; nothing where why it is so has to be found out anew.
     *
     * @param began when the run began, by the clock
     * @param assembled when the document says it was assembled
     */
    Optional<Bytes> note(Order order, Outcome outcome, Reports.Files files, Instant began, Instant assembled) {
        boolean says = outcome instanceof Outcome.Unchanged || files.findings().isEmpty();
        Optional<Grounds> grounds = outcome.course().grounds();
        return says
                ? grounds.map(ground -> form(new Stamp(
                        OrderDigest.of(order),
                        began,
                        assembled,
                        ground,
                        Bytes.empty(),
                        ReportLine.of(Reports.unchanged(outcome, files)))))
                : Optional.empty();
    }

    private Bytes form(Stamp stamp) {
        var form = new ByteArrayOutputStream();
        form.writeBytes(madeWith.raw().toArray());
        form.writeBytes(stamp.bytes().toArray());
        return Bytes.own(form.toByteArray());
    }
}
