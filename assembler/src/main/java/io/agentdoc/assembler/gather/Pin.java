package io.agentdoc.assembler.gather;

import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.value.Digest;

/**
 * What whoever points at a document says of it, so that another one is not taken for it (5.3).
 *
 * @param digest what it must digest to
 * @param orContent whether the digest may be of the canonical form as well as of the bytes, as the terms extension of a
 *     card has it
 */
public record Pin(Digest digest, boolean orContent) {

    /** One over the bytes as they are served. */
    public static Pin ofBytes(Digest digest) {
        return new Pin(digest, false);
    }

    /** Whether this is the content that was meant, however it is laid out. */
    boolean isOf(Json content) {
        return orContent && digest.equals(Digest.of(CanonicalJson.of(content)));
    }
}
