package io.agentdoc.document.json;

import io.agentdoc.document.value.JsonPointer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A value and where in its document it stands. */
public record Node(Json value, JsonPointer at) {

    public static Node root(Json value) {
        return new Node(value, JsonPointer.root());
    }

    /** The member of that name, where this is an object that has it. */
    public Optional<Node> member(String name) {
        Optional<Json> member = value instanceof JsonObject object ? object.get(name) : Optional.empty();
        return member.isEmpty() ? Optional.empty() : Optional.of(new Node(member.get(), at.child(name)));
    }

    /** Whether this is an object that has a member of that name. */
    public boolean has(String name) {
        return value instanceof JsonObject object && object.has(name);
    }

    /** The value at that place below this one. */
    public Optional<Node> find(JsonPointer pointer) {
        Optional<Node> found = Optional.of(this);
        for (String token : pointer.tokens()) {
            found = found.flatMap(node -> node.isArray() ? node.element(token) : node.member(token));
        }
        return found;
    }

    private Optional<Node> element(String index) {
        return elements().stream()
                .filter(element -> element.at().tokens().getLast().equals(index))
                .findFirst();
    }

    /** The elements, where this is a list; otherwise none. */
    public List<Node> elements() {
        if (!(value instanceof JsonArray array)) {
            return List.of();
        }
        List<Node> nodes = new ArrayList<>(array.elements().size());
        for (Json element : array.elements()) {
            nodes.add(new Node(element, at.child(nodes.size())));
        }
        return nodes;
    }

    /** The members in order, where this is an object; otherwise none. */
    public List<Entry> members() {
        if (!(value instanceof JsonObject object)) {
            return List.of();
        }
        List<Entry> entries = new ArrayList<>(object.size());
        object.forEach((name, member) -> entries.add(new Entry(name, new Node(member, at.child(name)))));
        return entries;
    }

    public Optional<String> text() {
        return value instanceof JsonText text ? Optional.of(text.value()) : Optional.empty();
    }

    /** The member's text, where there is such a member and it is a text. */
    public Optional<String> text(String name) {
        Optional<Json> member = value instanceof JsonObject object ? object.get(name) : Optional.empty();
        return member.isPresent() && member.get() instanceof JsonText text
                ? Optional.of(text.value())
                : Optional.empty();
    }

    /** Whether it is that very text. */
    public boolean isText(String word) {
        return value instanceof JsonText text && text.value().equals(word);
    }

    public Optional<Boolean> flag() {
        return value instanceof JsonBoolean flag ? Optional.of(flag.value()) : Optional.empty();
    }

    public Optional<JsonNumber> number() {
        return value instanceof JsonNumber number ? Optional.of(number) : Optional.empty();
    }

    public boolean isObject() {
        return value instanceof JsonObject;
    }

    public boolean isArray() {
        return value instanceof JsonArray;
    }

    public boolean isNull() {
        return value == JsonNull.NULL;
    }

    /** A member's name and its value. */
    public record Entry(String name, Node node) {}
}
