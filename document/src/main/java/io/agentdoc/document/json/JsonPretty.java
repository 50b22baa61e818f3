package io.agentdoc.document.json;

import io.agentdoc.document.value.Bytes;

/** The bytes that we publish: what ECMAScript's {@code JSON.stringify(value, null, 2)} writes, and one line feed. */
public final class JsonPretty {
    private JsonPretty() {}

    @SuppressWarnings("DoNotCallSuggester")
    public static Bytes of(Json value) {
        throw new UnsupportedOperationException(value.typeName());
    }
}
