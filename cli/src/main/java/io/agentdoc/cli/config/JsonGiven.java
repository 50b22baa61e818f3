package io.agentdoc.cli.config;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonNull;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import java.util.ArrayList;
import java.util.List;

/** Shows a JSON value as a given one; all of it stands at the place of its line. */
final class JsonGiven {
    private JsonGiven() {}

    static Given of(Json json, Place at) {
        return switch (json) {
            case JsonObject object -> mapping(object, at);
            case JsonArray array ->
                new Given.Listing(
                        at,
                        array.elements().stream()
                                .map(element -> of(element, at))
                                .toList());
            case JsonText text -> new Given.Scalar(at, Given.Type.TEXT, text.value());
            case JsonNumber number -> new Given.Scalar(at, Given.Type.NUMBER, number.text());
            case JsonBoolean flag -> new Given.Scalar(at, Given.Type.FLAG, flag.value() ? "true" : "false");
            case JsonNull nothing -> new Given.Scalar(at, Given.Type.NOTHING, "");
        };
    }

    private static Given mapping(JsonObject object, Place at) {
        List<Given.Pair> pairs = new ArrayList<>();
        object.forEach((name, value) -> pairs.add(new Given.Pair(name, at, of(value, at))));
        return new Given.Mapping(at, pairs);
    }
}
