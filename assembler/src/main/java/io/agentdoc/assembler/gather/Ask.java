package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.SourceAddress;
import io.agentdoc.document.value.Digest;
import java.util.Optional;

/** One document to be had from the network: its kind, its URL, what to show there, what it must digest to. */
public record Ask(String kind, String url, Optional<Bearer> bearer, Optional<Digest> expected) {

    public static Ask of(String kind, String url) {
        return new Ask(kind, url, Optional.empty(), Optional.empty());
    }

    SourceAddress address() {
        return new SourceAddress(kind, url);
    }
}
