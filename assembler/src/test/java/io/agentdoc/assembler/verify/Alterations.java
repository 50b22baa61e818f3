package io.agentdoc.assembler.verify;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonNull;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.JsonPointer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Every single thing that somebody could change in a signed card: a value, a member taken out, a member put in. */
final class Alterations {
    private static final List<String> ADDED =
            List.of("securityRequirements", "security", "provider", "tenant", "extensions", "url", "examples", "x-new");

    private final JsonObject card;
    private final List<Altered> all = new ArrayList<>();

    /** A card with one thing changed, and where. */
    record Altered(String what, JsonPointer at, JsonObject card) {}

    private Alterations(JsonObject card) {
        this.card = card;
    }

    static List<Altered> of(JsonObject card) {
        Alterations alterations = new Alterations(card);
        alterations.visit(Node.root(card.without("signatures")));
        return alterations.all;
    }

    private void visit(Node node) {
        if (!node.at().tokens().isEmpty()) {
            add("another value", node.at(), old -> other(old));
            add("nothing", node.at(), old -> JsonNull.NULL);
        }
        for (Node.Entry member : node.members()) {
            add("taken out", member.node().at(), node.at(), object -> ((JsonObject) object).without(member.name()));
            visit(member.node());
        }
        node.elements().forEach(this::visit);
        if (node.isObject()) {
            ADDED.stream().filter(name -> node.member(name).isEmpty()).forEach(name -> {
                put(node, name, JsonArray.empty());
                put(node, name, new JsonText("x"));
            });
        }
        if (node.isArray()) {
            add("one more", node.at().child(node.elements().size()), node.at(), Alterations::longer);
        }
    }

    private void put(Node object, String name, Json value) {
        add("put in", object.at().child(name), object.at(), old -> {
            JsonObject.Builder more = JsonObject.builder();
            ((JsonObject) old).forEach(more::put);
            return more.put(name, value).build();
        });
    }

    private static Json longer(Json array) {
        List<Json> more = new ArrayList<>(((JsonArray) array).elements());
        more.add(new JsonText("one more"));
        return new JsonArray(more);
    }

    private static Json other(Json value) {
        return switch (value) {
            case JsonText text -> new JsonText(text.value() + "x");
            case JsonNumber number -> new JsonNumber(number.text() + "1");
            case JsonBoolean flag -> JsonBoolean.of(!flag.value());
            default -> new JsonText("another");
        };
    }

    private void add(String what, JsonPointer at, UnaryOperator<Json> change) {
        add(what, at, at, change);
    }

    private void add(String what, JsonPointer at, JsonPointer where, UnaryOperator<Json> change) {
        all.add(new Altered(what, at, (JsonObject) changed(card, where.tokens(), change)));
    }

    private static Json changed(Json value, List<String> way, UnaryOperator<Json> change) {
        if (way.isEmpty()) {
            return change.apply(value);
        }
        List<String> rest = way.subList(1, way.size());
        if (value instanceof JsonArray array) {
            List<Json> elements = new ArrayList<>(array.elements());
            int at = Integer.parseInt(way.getFirst());
            elements.set(at, changed(elements.get(at), rest, change));
            return new JsonArray(elements);
        }
        JsonObject.Builder object = JsonObject.builder();
        ((JsonObject) value)
                .forEach((name, member) ->
                        object.put(name, name.equals(way.getFirst()) ? changed(member, rest, change) : member));
        return object.build();
    }
}
