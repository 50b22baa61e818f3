package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The two spellings that protobuf's JSON has for one member of a card. Where both stand there and differ, clients differ in
 * which they read, so that neither is what the card says (6.4).
 */
final class CardSpellings {
    private static final Map<String, String> SNAKE = snake(List.of(
            "supportedInterfaces",
            "additionalInterfaces",
            "protocolBinding",
            "preferredTransport",
            "securitySchemes",
            "securityRequirements",
            "inputModes",
            "outputModes",
            "defaultInputModes",
            "defaultOutputModes"));

    private CardSpellings() {}

    /** The name that is there of the two; the first where neither is. */
    static String either(Quote from, String camelCase) {
        String other = SNAKE.getOrDefault(camelCase, camelCase);
        return !from.has(camelCase) && from.has(other) ? other : camelCase;
    }

    /** The card without what it says in two ways. */
    static Quote settled(Quote card) {
        return card.at(new Node(settled(card.node(), card.notes()), card.node().at()));
    }

    private static Json settled(Node node, Notes notes) {
        return switch (node.value()) {
            case JsonArray list -> JsonArray.of(node.elements().stream().map(element -> settled(element, notes)));
            case JsonObject object -> object(node, notes);
            default -> node.value();
        };
    }

    private static Json object(Node object, Notes notes) {
        Set<String> contradicted = new HashSet<>();
        SNAKE.forEach((camel, snake) -> {
            Optional<Node> one = object.member(camel);
            Optional<Node> other = object.member(snake);
            if (one.isPresent()
                    && other.isPresent()
                    && !one.get().value().equals(other.get().value())) {
                notes.warn("6.4-1", one.get(), "it stands here as " + snake + " too, and differs; neither is stated");
                contradicted.addAll(Set.of(camel, snake));
            }
        });
        JsonObject.Builder kept = JsonObject.builder();
        object.members().stream()
                .filter(entry -> !contradicted.contains(entry.name()))
                .forEach(entry -> kept.put(entry.name(), settled(entry.node(), notes)));
        return kept.build();
    }

    private static Map<String, String> snake(List<String> names) {
        Map<String, String> snake = new LinkedHashMap<>();
        for (String name : names) {
            snake.put(name, name.replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT));
        }
        return snake;
    }
}
