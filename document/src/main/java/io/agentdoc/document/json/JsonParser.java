package io.agentdoc.document.json;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;

/** Reads bytes as strict I-JSON (RFC 8259, RFC 7493): one meaning or none (8.1). */
public final class JsonParser {
    private final Limits limits;

    public JsonParser(Limits limits) {
        this.limits = limits;
    }

    @SuppressWarnings("DoNotCallSuggester")
    public JsonReading parse(Bytes bytes) {
        throw new UnsupportedOperationException(limits + " " + bytes);
    }
}
