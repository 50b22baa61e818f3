package io.agentdoc.document.report;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Places;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonLocator;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.JsonPointer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Gives findings the line and the column of what they speak of. */
public final class Locations {
    /** The most places that are looked up in one document; each costs a reading of its bytes. */
    static final int MOST = 200;

    private final Bytes bytes;
    private final Places places;
    private final Map<String, Optional<Position>> known = new HashMap<>();

    public Locations(Bytes bytes, Json document) {
        this.bytes = bytes;
        this.places = new Places(document);
    }

    public List<Located> of(List<Finding> findings) {
        return findings.stream().map(finding -> of(finding, finding.place())).toList();
    }

    /** A finding at that place of this document: a member path or a JSON pointer. */
    public Located of(Finding finding, String place) {
        return new Located(finding, Optional.empty(), position(place));
    }

    private Optional<Position> position(String place) {
        if (!known.containsKey(place) && known.size() >= MOST) {
            return Optional.empty();
        }
        return known.computeIfAbsent(
                place,
                text -> JsonPointer.parse(text)
                        .map(this::nearest)
                        .orElseGet(() -> places.pointer(text).flatMap(pointer -> JsonLocator.locate(bytes, pointer)))
                        .map(span -> new Position(span.line(), span.column())));
    }

    /** The value at that place or, where it is missing, the nearest one that it would stand in. */
    private Optional<JsonLocator.Span> nearest(JsonPointer pointer) {
        Optional<JsonLocator.Span> span = JsonLocator.locate(bytes, pointer);
        int length = pointer.tokens().size();
        return span.isPresent() || length == 0
                ? span
                : nearest(JsonPointer.of(pointer.tokens().subList(0, length - 1)));
    }
}
