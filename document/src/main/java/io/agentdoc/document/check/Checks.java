package io.agentdoc.document.check;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import java.util.List;

/** Every rule that an AgentDoc by itself can be held to (9.10, 13.4). */
public final class Checks {
    private static final Finding NO_OBJECT =
            new Finding("9.4-1", Level.ERROR, "", "an AgentDoc is an object");

    private Checks() {}

    public static List<Finding> check(Json document) {
        return document instanceof JsonObject ? List.of() : List.of(NO_OBJECT);
    }
}
