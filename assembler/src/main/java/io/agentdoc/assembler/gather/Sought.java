package io.agentdoc.assembler.gather;

import io.agentdoc.document.model.Unavailable;
import java.util.Optional;

/** A source that was sought and not had. */
public record Sought(SourceRef ref, FetchOutcome.Lacking outcome) {

    /** As it stands in a document; where no URL is known, the file's name stands in its place. */
    public Unavailable unavailable() {
        return new Unavailable(
                ref.id(), ref.kind(), ref.at().place(), Optional.of(outcome.since()), outcome.outcome(), outcome.why());
    }
}
