package io.agentdoc.cli;

import io.agentdoc.assembler.Order;
import io.agentdoc.assembler.Outcome;
import io.agentdoc.assembler.Pipeline;
import io.agentdoc.cli.report.ReportLine;
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
    private final StampRule rule;

    LooseStamps(Digest madeWith, Pipeline pipeline) {
        this.madeWith = madeWith;
        this.rule = new StampRule(pipeline);
    }

    /** What a run would tell of an agent that it would leave as it is; nothing where it has to be worked on. */
    Optional<ReportLine> held(Order order, Bytes stamp) {
        int length = madeWith.raw().size();
        boolean isAlike = stamp.size() > length && stamp.slice(0, length).equals(madeWith.raw());
        return isAlike
                ? Stamp.read(order.id(), stamp.slice(length, stamp.size()))
                        .filter(noted -> rule.holds(noted, order))
                        .map(Stamp::line)
                : Optional.empty();
    }

    /** The stamp of an agent whose document stands; see {@link StampRule#stamp}. */
    Optional<Bytes> note(Order order, Outcome outcome, Reports.Files files, Instant began, Instant assembled) {
        return StampRule.stamp(order, outcome, files, began, assembled, Bytes.empty())
                .map(this::form);
    }

    private Bytes form(Stamp stamp) {
        var form = new ByteArrayOutputStream();
        form.writeBytes(madeWith.raw().toArray());
        form.writeBytes(stamp.bytes().toArray());
        return Bytes.own(form.toByteArray());
    }
}
