package io.agentdoc.assembler.verify;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.util.Optional;

/** Whether bytes are the ones that a reference names; only the digest decides that (6.5). */
public sealed interface DigestCheck {

    /** The digest of the bytes themselves. */
    Digest found();

    /** Nobody said which bytes to expect. */
    record Unpinned(Digest found) implements DigestCheck {}

    /** The very bytes that the reference names. */
    record Matches(Digest found) implements DigestCheck {}

    /** Other bytes than the reference names: a failed fetch, and no source of anything. */
    record Differs(Digest found, Digest expected) implements DigestCheck {}

    static DigestCheck of(Bytes bytes, Optional<Digest> expected) {
        Digest found = Digest.of(bytes);
        return expected.<DigestCheck>map(
                        digest -> digest.equals(found) ? new Matches(found) : new Differs(found, digest))
                .orElseGet(() -> new Unpinned(found));
    }
}
