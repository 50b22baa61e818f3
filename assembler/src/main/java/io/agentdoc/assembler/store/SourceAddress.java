package io.agentdoc.assembler.store;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;

/** What an outcome is about: a document of one kind at one URL. */
public record SourceAddress(String kind, String url) {

    /** The name under which its outcome is kept. */
    public Digest name() {
        return Digest.of(Bytes.utf8(kind + "\n" + url));
    }
}
