package io.agentdoc.assembler.draft;

import io.agentdoc.document.json.JsonObject;
import java.util.List;

/** What one source says in the present form of a Descriptor, and what it says besides, each with why that stays out. */
record Said(String source, JsonObject members, List<String> leftOut) {
    Said {
        leftOut = List.copyOf(leftOut);
    }

    static Said nothing(String source, String why) {
        return new Said(source, JsonObject.empty(), List.of(source + ": " + why));
    }
}
