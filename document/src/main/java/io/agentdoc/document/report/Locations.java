package io.agentdoc.document.report;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Places;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonStarts;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.JsonPointer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Gives findings the line and the column of what they speak of. */
public final class Locations {
    /** The most places that are looked up in one document: more than anybody mends at a time. */
    static final int MOST = 200;

    private final Optional<JsonStarts> starts;
    private final Places places;
    private final Map<String, Optional<Position>> known = new HashMap<>();

    public Locations(Bytes bytes, Json document) {
        this.starts = JsonStarts.of(bytes);
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
                text -> JsonPointer.parse(text).or(() -> places.pointer(text)).flatMap(this::nearest));
    }

    /** The value at that place or, where it is missing, the nearest one that it would stand in. */
    private Optional<Position> nearest(JsonPointer pointer) {
        return starts.map(read -> read.nearest(pointer)).map(at -> new Position(at.line(), at.column()));
    }
}
