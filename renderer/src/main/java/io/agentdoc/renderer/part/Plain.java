package io.agentdoc.renderer.part;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonNull;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import java.util.ArrayList;
import java.util.List;

/** A value that a document carries verbatim, as one line of text a person can read. */
final class Plain {
    private Plain() {}

    static String text(Json value) {
        return switch (value) {
            case JsonText text -> text.value();
            case JsonNumber number -> number.text();
            case JsonBoolean flag -> Boolean.toString(flag.value());
            case JsonNull nothing -> "null";
            case JsonArray list ->
                String.join(", ", list.elements().stream().map(Plain::inner).toList());
            case JsonObject object -> members(object);
        };
    }

    private static String members(JsonObject object) {
        List<String> members = new ArrayList<>();
        object.forEach((name, member) -> members.add(name + ": " + inner(member)));
        return String.join(", ", members);
    }

    private static String inner(Json value) {
        return switch (value) {
            case JsonArray list -> "[" + text(list) + "]";
            case JsonObject object -> "(" + text(object) + ")";
            default -> text(value);
        };
    }
}
