package io.agentdoc.document.value;

import java.util.Optional;
import java.util.regex.Pattern;

/** The name by which an AgentDoc's sections point at one of its sources (9.4). */
public record SourceId(String text) implements Comparable<SourceId> {
    private static final Pattern FORM = Pattern.compile("[a-z0-9][a-z0-9._-]{0,63}");

    public SourceId {
        if (text.isEmpty()) {
            throw new IllegalArgumentException("a source id is not empty");
        }
    }

    /** Reads an id of the form that we write: lower case, digits, dot, underscore and hyphen, at most 64. */
    public static Optional<SourceId> parse(String text) {
        return FORM.matcher(text).matches() ? Optional.of(new SourceId(text)) : Optional.empty();
    }

    /** Reads an id as somebody wrote it, in whatever form; an empty text names nothing. */
    public static Optional<SourceId> written(String text) {
        return text.isEmpty() ? Optional.empty() : Optional.of(new SourceId(text));
    }

    @Override
    public int compareTo(SourceId other) {
        return text.compareTo(other.text);
    }

    @Override
    public String toString() {
        return text;
    }
}
