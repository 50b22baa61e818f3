package io.agentdoc.assembler.links;

import io.agentdoc.document.value.Digest;
import java.util.Map;
import java.util.Optional;

/**
 * Where the documents lie that others refer to by a name or an opaque reference: what a runtime's resolver knows (5.3).
 *
 * <p>A reference that is not here is unresolvable; nothing is made of its text.
 */
public record References(Map<String, Place> places) {
    public References {
        places = Map.copyOf(places);
    }

    /** A document's address, and its digest where whoever assembles names one. */
    public record Place(String url, Optional<Digest> digest) {}

    /** Knows no reference. */
    public static References none() {
        return new References(Map.of());
    }

    Optional<Place> find(String reference) {
        return Optional.ofNullable(places.get(reference));
    }
}
