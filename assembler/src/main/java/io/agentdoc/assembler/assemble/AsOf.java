package io.agentdoc.assembler.assemble;

import java.time.Instant;

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

    /** Between which moments everything that was asked so far has the answer that it had. */
    Span span() {
        return span;
    }
}
