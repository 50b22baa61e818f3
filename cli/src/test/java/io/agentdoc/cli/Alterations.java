package io.agentdoc.cli;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonNull;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Every way to alter one place of an AgentDoc: to remove it, to make it null or of another type, to say something else, to
 * say what stands at another place, or to cite another source.
 */
final class Alterations {
    private final Consumer<Alteration> each;
    private final List<String> texts = new ArrayList<>();
    private final List<String> sources;

    /**
     * One altered document.
     *
     * @param name what was done and where, with every element of a list under the same name
     */
    record Alteration(String name, Json document) {}

    private Alterations(Json document, Consumer<Alteration> each) {
        this.each = each;
        Node root = Node.root(document);
        root.member("sections").ifPresent(sections -> collect(sections.value()));
        this.sources = root.member("sources").map(Node::elements).orElse(List.of()).stream()
                .flatMap(source -> source.text("id").stream())
                .toList();
    }

    static void of(Json document, Consumer<Alteration> each) {
        new Alterations(document, each).inside(document, "", changed -> changed);
    }

    private void collect(Json value) {
        switch (value) {
            case JsonText text -> texts.add(text.value());
            case JsonArray array -> array.elements().forEach(this::collect);
            case JsonObject object -> object.forEach((name, member) -> collect(member));
            default -> {}
        }
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
        each.accept(new Alteration("remove " + path, whole.apply(Optional.empty())));
        add("null", path, JsonNull.NULL, whole);
        add("type", path, value instanceof JsonNumber ? new JsonText("seven") : new JsonNumber("7"), whole);
        otherValue(value).ifPresent(other -> add("value", path, other, whole));
        if (value instanceof JsonText text && path.startsWith("sections.")) {
            moved(text.value(), path, whole);
        }
        inside(value, path, changed -> whole.apply(Optional.of(changed)));
    }

    private void moved(String text, String path, Function<Optional<Json>, Json> whole) {
        if (sources.contains(text)) {
            sources.stream()
                    .filter(id -> !id.equals(text))
                    .findFirst()
                    .ifPresent(id -> add("source", path, new JsonText(id), whole));
        } else {
            texts.stream()
                    .skip(texts.indexOf(text) + 1L)
                    .filter(other -> !other.equals(text) && !sources.contains(other))
                    .findFirst()
                    .ifPresent(other -> add("place", path, new JsonText(other), whole));
        }
    }

    private void add(String kind, String path, Json value, Function<Optional<Json>, Json> whole) {
        each.accept(new Alteration(kind + " " + path, whole.apply(Optional.of(value))));
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
