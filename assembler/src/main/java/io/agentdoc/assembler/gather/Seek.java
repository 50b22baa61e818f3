package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.SourceAddress;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Digest;
import java.util.List;
import java.util.Optional;

/**
 * One entry of the worklist: a document to be had from the first of some URLs that has it.
 *
 * @param name what it will be called, before numbers are added
 * @param because what led to it
 */
record Seek(String name, SourceKind kind, List<String> urls, Optional<Pin> pin, SourceRef.Found found, String because) {

    static Seek of(Link.To link, String from) {
        return new Seek(link.name(), link.kind(), List.of(link.url()), link.pin(), link.found(), from);
    }

    SourceAddress address() {
        return new SourceAddress(kind.text(), urls.getFirst());
    }

    Optional<Digest> expected() {
        return pin.map(Pin::digest);
    }

    /** Whether what comes is a list of places and itself a source of nothing (9.1). */
    boolean isList() {
        return kind.equals(WellKnown.AGENTDOC);
    }
}
