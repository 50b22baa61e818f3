package io.agentdoc.assembler.assemble;

import java.time.Instant;
import java.util.Optional;

/**
 * The one moment that an assembly reads, which it can only be asked about; so it is known between which moments every
 * answer would have been the same.
 */
final class AsOf {
    private final Instant at;
    private Span span = Span.ALWAYS;

    AsOf(Instant at) {
        this.at = at;
    }

    /** Whether it is that moment or later. */
    boolean hasCome(Instant moment) {
        boolean hasCome = !at.isBefore(moment);
        span = span.and(moment, hasCome);
        return hasCome;
    }

    /** Whether something says that it happened when nothing can have happened yet. */
    boolean isAhead(Optional<Instant> moment) {
        return moment.filter(then -> !hasCome(then)).isPresent();
    }

    /** Between which moments everything that was asked so far has the answer that it had. */
    Span span() {
        return span;
    }
}
