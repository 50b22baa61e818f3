package io.agentdoc.document.check;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.value.JsonPointer;
import io.agentdoc.document.value.MemberPath;
import java.util.Optional;

/** Finds where in a document's tree the place of a finding is. */
public final class Places {
    private final Examined document;

    public Places(Json document) {
        this.document = new Examined(document);
    }

    /** The value at that place or, where it is missing, the nearest one that it would stand in. */
    public Optional<JsonPointer> pointer(String place) {
        return MemberPath.parse(place)
                .map(path -> nearest(path).map(spot -> spot.node().at()).orElse(JsonPointer.root()));
    }

    private Optional<Spot> nearest(MemberPath path) {
        for (int length = path.steps().size(); length > 0; length--) {
            Optional<Spot> found = document.find(MemberPath.of(path.steps().subList(0, length)));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }
}
