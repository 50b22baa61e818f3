package io.agentdoc.document.json;

import io.agentdoc.document.value.Bytes;

/** The canonical bytes of a JSON value as RFC 8785 has them, over which the family signs (8.1). */
public final class CanonicalJson {
    private CanonicalJson() {}

    @SuppressWarnings("DoNotCallSuggester")
    public static Bytes of(Json value) {
        throw new UnsupportedOperationException(value.typeName());
    }
}
