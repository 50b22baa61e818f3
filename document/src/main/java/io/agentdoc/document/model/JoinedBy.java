package io.agentdoc.document.model;

import java.util.Arrays;
import java.util.Optional;

/** What ties a source to the subject of the document. */
public enum JoinedBy {
    /** The source names the subject's key. */
    NAMED("named"),
    /** A source that is itself joined points at it. */
    LINKED("linked"),
    /** Whoever assembles said so in the configuration. */
    CONFIGURED("configured"),
    /** It was only found at the same domain: nothing that the subject signed names this place. */
    CO_LOCATED("co-located");

    private final String text;

    JoinedBy(String text) {
        this.text = text;
    }

    public static Optional<JoinedBy> of(String text) {
        return Arrays.stream(values())
                .filter(joined -> joined.text.equals(text))
                .findFirst();
    }

    @Override
    public String toString() {
        return text;
    }
}
