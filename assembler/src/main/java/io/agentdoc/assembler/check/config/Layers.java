package io.agentdoc.assembler.check.config;

import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonText;
import java.util.List;
import java.util.Optional;

/**
 * How the values of several layers become one (5.8): of a preference the closest decides; of a rule the tightest, which
 * is what all lists have in common, the lowest number, and no before yes.
 */
public final class Layers {
    private Layers() {}

    /** A preference's value out of layers from the furthest to the closest. */
    public static Optional<Json> closest(List<Json> layers) {
        return layers.isEmpty() ? Optional.empty() : Optional.of(layers.getLast());
    }

    /** A rule's value out of layers in any order; none where they are of different types. */
    public static Optional<Json> tightest(List<Json> layers) {
        Optional<Json> tightest = layers.stream().findFirst();
        for (Json layer : layers) {
            tightest = tightest.flatMap(before -> tightest(before, layer));
        }
        return tightest;
    }

    public static Optional<Json> tightest(Json one, Json other) {
        return switch (one) {
            case JsonArray list
            when other instanceof JsonArray narrower ->
                Optional.of(JsonArray.of(list.elements().stream()
                        .filter(value -> narrower.elements().stream().anyMatch(each -> same(each, value)))));
            case JsonNumber number
            when other instanceof JsonNumber lower ->
                Optional.of(number.asDouble() <= lower.asDouble() ? number : lower);
            case JsonBoolean flag
            when other instanceof JsonBoolean second -> Optional.of(JsonBoolean.of(flag.value() && second.value()));
            case JsonText word when other.equals(word) -> Optional.of(word);
            default -> Optional.empty();
        };
    }

    /** Whether two values are one as canonical JSON has them, where 5 and 5.0 are. */
    public static boolean same(Json one, Json other) {
        return CanonicalJson.of(one).equals(CanonicalJson.of(other));
    }
}
