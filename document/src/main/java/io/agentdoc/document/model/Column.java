package io.agentdoc.document.model;

import io.agentdoc.document.value.SourceId;
import java.time.Instant;

/** Which of the columns of chapter 3 a fact has reached, and what moved it there. */
public sealed interface Column {

    /** The operator's word and no more. */
    record Declared() implements Column {}

    /** A verified evaluation or an observation of ours found it so. */
    record Confirmed(Instant at, SourceId by) implements Column {}

    /** A verified evaluation or an observation of ours found it otherwise; it is never taken back to declared. */
    record Failed(Instant at, SourceId by) implements Column {}

    default String word() {
        return switch (this) {
            case Declared declared -> "declared";
            case Confirmed confirmed -> "confirmed";
            case Failed failed -> "failed";
        };
    }
}
