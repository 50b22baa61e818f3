package io.agentdoc.document.diff;

import java.util.Arrays;
import java.util.Optional;

/** What a change means to somebody who relies on the document. */
public enum ChangeClass {
    /** Something else is said of a member, or it is there or gone. */
    FACT("fact"),
    /** A member fell silent, or broke its silence (9.6). */
    SILENCE("silence"),
    /** The same is said by another source, or a source came, went or has other bytes. */
    SOURCE("source"),
    /** Another finding about a signature, a source's or the assembler's. */
    SIGNATURE("signature"),
    /** A member moved between declared, confirmed and failed (9.5). */
    STATE("state"),
    /** Another assembler could see more or less, which is no drift (9.5.1). */
    VISIBILITY("visibility"),
    /** Only a moment moved. */
    FRESHNESS("freshness");

    private final String text;

    ChangeClass(String text) {
        this.text = text;
    }

    public static Optional<ChangeClass> of(String text) {
        return Arrays.stream(values()).filter(one -> one.text.equals(text)).findFirst();
    }

    @Override
    public String toString() {
        return text;
    }
}
