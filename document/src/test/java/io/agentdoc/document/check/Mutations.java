package io.agentdoc.document.check;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonNull;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** Every way to alter one place of a document: to remove it, to make it null, of another type, or another value. */
final class Mutations {
    private final List<Mutation> all = new ArrayList<>();

    /**
     * One altered document.
     *
     * @param name what was done and where, with every element of a list under the same name
     */
    record Mutation(String name, Json document) {}

    private Mutations() {}

    static List<Mutation> of(Json document) {
        Mutations mutations = new Mutations();
        mutations.inside(document, "", changed -> changed);
        return mutations.all;
    }

    private void inside(Json value, String path, Function<Json, Json> whole) {
        switch (value) {
            case JsonObject object ->
                object.names().forEach(name -> {
                    String at = path.isEmpty() ? name : path + "." + name;
                    at(object.get(name).orElseThrow(), at, into -> whole.apply(with(object, name, into)));
                });
            case JsonArray array -> {
                for (int i = 0; i < array.elements().size(); i++) {
                    int index = i;
                    at(array.elements().get(i), path + "[]", into -> whole.apply(with(array, index, into)));
                }
            }
            default -> {}
        }
    }

    private void at(Json value, String path, Function<Optional<Json>, Json> whole) {
        Consumer<String> none = kind -> all.add(new Mutation(kind + " " + path, whole.apply(Optional.empty())));
        none.accept("remove");
        add("null", path, JsonNull.NULL, whole);
        add("type", path, otherType(value), whole);
        otherValue(value).ifPresent(other -> add("value", path, other, whole));
        inside(value, path, changed -> whole.apply(Optional.of(changed)));
    }

    private void add(String kind, String path, Json value, Function<Optional<Json>, Json> whole) {
        all.add(new Mutation(kind + " " + path, whole.apply(Optional.of(value))));
    }

    private static Json otherType(Json value) {
        return value instanceof JsonNumber ? new JsonText("seven") : new JsonNumber("7");
    }

    private static Optional<Json> otherValue(Json value) {
        return switch (value) {
            case JsonText text -> Optional.of(new JsonText("something else"));
            case JsonNumber number -> Optional.of(new JsonNumber("8" + number.text()));
            case JsonBoolean flag -> Optional.of(JsonBoolean.of(!flag.value()));
            case JsonArray array when !array.elements().isEmpty() -> Optional.of(JsonArray.empty());
            case JsonObject object when object.size() > 0 -> Optional.of(JsonObject.empty());
            default -> Optional.empty();
        };
    }

    private static Json with(JsonObject object, String name, Optional<Json> value) {
        JsonObject.Builder into = JsonObject.builder();
        object.forEach((member, old) -> {
            if (!member.equals(name)) {
                into.put(member, old);
            } else {
                value.ifPresent(other -> into.put(member, other));
            }
        });
        return into.build();
    }

    private static Json with(JsonArray array, int index, Optional<Json> value) {
        List<Json> elements = new ArrayList<>(array.elements());
        if (value.isPresent()) {
            elements.set(index, value.get());
        } else {
            elements.remove(index);
        }
        return new JsonArray(elements);
    }
}
