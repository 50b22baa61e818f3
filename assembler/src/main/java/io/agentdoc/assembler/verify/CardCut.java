package io.agentdoc.assembler.verify;

import io.agentdoc.assembler.verify.CardMessage.Field;
import io.agentdoc.assembler.verify.CardMessage.Presence;
import io.agentdoc.assembler.verify.CardMessage.Shape;
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
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Cuts a card as it was served to one of the forms in which cards are signed, and remembers what was cut away.
 *
 * <p>It works on the tree of the served bytes and never on a card that a model wrote anew, which would add and respell.
 */
final class CardCut {
    private final boolean prunes;
    private final List<JsonPointer> left = new ArrayList<>();

    private CardCut(boolean prunes) {
        this.prunes = prunes;
    }

    static Coverage of(CardForm form, JsonObject card) {
        JsonObject unsigned = card.without(FamilyTag.SIGNATURES);
        if (form == CardForm.AS_SERVED) {
            return new Coverage(form, unsigned, List.of());
        }
        CardCut cut = new CardCut(form == CardForm.PRUNED);
        JsonObject signed = cut.message(CardMessage.CARD, Node.root(unsigned));
        return new Coverage(form, signed, cut.left);
    }

    private JsonObject message(CardMessage message, Node object) {
        JsonObject.Builder kept = JsonObject.builder();
        for (Node.Entry member : object.members()) {
            int before = left.size();
            Optional<Json> value = message.field(member.name())
                    .map(field -> known(field, member.node()))
                    .orElseGet(() -> prunes
                            ? Optional.empty()
                            : Optional.of(member.node().value()));
            value.ifPresent(json -> kept.put(member.name(), json));
            if (value.isEmpty()) {
                leave(member.node(), before);
            }
        }
        return kept.build();
    }

    /** What a whole member leaves out is named once, and not again by what stood in it. */
    private void leave(Node node, int before) {
        left.subList(before, left.size()).clear();
        left.add(node.at());
    }

    private Optional<Json> known(Field field, Node node) {
        boolean saysNothing = field.presence() == Presence.DROPPED && isDefault(node.value());
        if (saysNothing) {
            return Optional.empty();
        }
        Json value = shaped(field.shape(), node);
        return prunes && isEmpty(value) ? Optional.empty() : Optional.of(value);
    }

    private Json shaped(Shape shape, Node node) {
        return switch (shape) {
            case Shape.One(CardMessage message) when node.isObject() -> message(message, node);
            case Shape.Many(CardMessage message) when node.isArray() -> list(message, node);
            case Shape.ByName(CardMessage message) when node.isObject() -> byName(message, node);
            default -> prunes ? pruned(node) : node.value();
        };
    }

    private Json list(CardMessage message, Node list) {
        List<Json> kept = new ArrayList<>();
        list.elements().forEach(element -> keep(element, message, kept::add));
        return new JsonArray(kept);
    }

    private Json byName(CardMessage message, Node named) {
        JsonObject.Builder kept = JsonObject.builder();
        named.members().forEach(member -> keep(member.node(), message, value -> kept.put(member.name(), value)));
        return kept.build();
    }

    private void keep(Node node, CardMessage message, Consumer<Json> into) {
        int before = left.size();
        Json value = shaped(new Shape.One(message), node);
        if (prunes && isEmpty(value)) {
            leave(node, before);
        } else {
            into.accept(value);
        }
    }

    /** A value without anything empty in it, at any depth. */
    private Json pruned(Node node) {
        if (node.isArray()) {
            List<Json> kept = new ArrayList<>();
            node.elements().forEach(element -> keepPruned(element, kept::add));
            return new JsonArray(kept);
        }
        if (node.isObject()) {
            JsonObject.Builder kept = JsonObject.builder();
            node.members().forEach(member -> keepPruned(member.node(), value -> kept.put(member.name(), value)));
            return kept.build();
        }
        return node.value();
    }

    private void keepPruned(Node node, Consumer<Json> into) {
        int before = left.size();
        Json value = pruned(node);
        if (isEmpty(value)) {
            leave(node, before);
        } else {
            into.accept(value);
        }
    }

    private static boolean isEmpty(Json value) {
        return switch (value) {
            case JsonText text -> text.value().isEmpty();
            case JsonArray array -> array.elements().isEmpty();
            case JsonObject object -> object.size() == 0;
            case JsonNull nothing -> true;
            case JsonBoolean flag -> false;
            case JsonNumber number -> false;
        };
    }

    private static boolean isDefault(Json value) {
        return switch (value) {
            case JsonBoolean flag -> !flag.value();
            case JsonNumber number -> number.asLong().equals(Optional.of(0L));
            default -> isEmpty(value);
        };
    }
}
