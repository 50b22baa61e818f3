package io.agentdoc.document.report;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Places;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonLocator;
import io.agentdoc.document.value.Bytes;
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
        return findings.stream()
                .map(finding -> new Located(finding, position(finding.place())))
                .toList();
    }

    private Optional<Position> position(String place) {
        if (!known.containsKey(place) && known.size() >= MOST) {
            return Optional.empty();
        }
        return known.computeIfAbsent(
                place,
                text -> places.pointer(text)
                        .flatMap(pointer -> JsonLocator.locate(bytes, pointer))
                        .map(span -> new Position(span.line(), span.column())));
    }
}
