package io.agentdoc.assembler.assemble;

import java.time.Instant;

/**
 * Between which moments the same sources give the same document, apart from what dates it.
 *
 * @param from the first such moment
 * @param until the first moment after them
 */
public record Span(Instant from, Instant until) {
    static final Span ALWAYS = new Span(Instant.MIN, Instant.MAX);

    public boolean has(Instant moment) {
        return !moment.isBefore(from) && moment.isBefore(until);
    }

    /** The part of it in which a moment has come, or has not. */
    Span and(Instant moment, boolean hasCome) {
        return hasCome
                ? new Span(moment.isAfter(from) ? moment : from, until)
                : new Span(from, moment.isBefore(until) ? moment : until);
    }
}
