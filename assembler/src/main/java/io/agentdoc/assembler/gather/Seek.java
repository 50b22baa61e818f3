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
record Seek(
        String name,
        SourceKind kind,
        List<String> urls,
        Optional<Digest> expected,
        SourceRef.Found found,
        String because) {

    static Seek of(Link link, String from) {
        return new Seek(link.name(), link.kind(), List.of(link.url()), link.expected(), SourceRef.Found.LINKED, from);
    }

    SourceAddress address() {
        return new SourceAddress(kind.text(), urls.getFirst());
    }
}
