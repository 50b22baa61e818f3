package io.agentdoc.document.model;

import java.util.Optional;

/** What a source says it is, whether we can read it or not. */
public record SourceKind(String text) {
    public static SourceKind of(KnownKind kind) {
        return new SourceKind(kind.toString());
    }

    public Optional<KnownKind> known() {
        return KnownKind.of(text);
    }

    @Override
    public String toString() {
        return text;
    }
}
