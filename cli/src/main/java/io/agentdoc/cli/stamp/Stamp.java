package io.agentdoc.cli.stamp;

import io.agentdoc.assembler.Grounds;
import io.agentdoc.cli.report.ReportLine;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.io.IOException;
import java.time.Instant;
import java.util.Optional;

/**
 * What is noted of an agent whose document stands.
 *
 * @param order a digest over what the configuration says of it
 * @param noted when the run began that looked at its files
 * @param assembled when its document says it was assembled
 * @param grounds what the document rests on
 * @param left what the site left of it
 * @param line its report, as a run tells it in which nothing changed
 */
public record Stamp(Digest order, Instant noted, Instant assembled, Grounds grounds, Bytes left, ReportLine line) {

    /** The stamp of an agent, where the bytes are one. */
    public static Optional<Stamp> read(String id, Bytes bytes) {
        try {
            return Optional.of(StampForm.read(bytes))
                    .filter(stamp -> stamp.line().id().equals(id));
        } catch (IOException | RuntimeException notOurs) {
            return Optional.empty();
        }
    }

    /** The form that {@link #read} reads. */
    public Bytes bytes() {
        return StampForm.write(this);
    }
}
