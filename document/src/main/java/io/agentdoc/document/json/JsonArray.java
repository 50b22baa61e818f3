package io.agentdoc.document.json;

import java.util.List;
import java.util.stream.Stream;

/** A JSON array. */
public record JsonArray(List<Json> elements) implements Json {
    private static final JsonArray EMPTY = new JsonArray(List.of());

    public JsonArray {
        elements = List.copyOf(elements);
    }

    public static JsonArray empty() {
        return EMPTY;
    }

    public static JsonArray of(Stream<? extends Json> elements) {
        return new JsonArray(elements.<Json>map(element -> element).toList());
    }

    public static JsonArray texts(Stream<String> values) {
        return new JsonArray(values.<Json>map(JsonText::new).toList());
    }

    @Override
    public String typeName() {
        return "a list";
    }
}
