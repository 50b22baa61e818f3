package io.agentdoc.document.json;

import io.agentdoc.document.value.Bytes;

/** The bytes that the family signs and digests: an ASCII tag, one line feed, and the canonical JSON (7.6, 8.1). */
public final class TaggedJson {
    private TaggedJson() {}

    public static Bytes of(String tag, Json value) {
        return CanonicalJson.after(tag + "\n", value);
    }
}
