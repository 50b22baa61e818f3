package io.agentdoc.document.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The elements of an array so far. */
final class OpenArray implements OpenValue {
    private final List<Json> elements = new ArrayList<>();

    Optional<Json> first() {
        return elements.isEmpty() ? Optional.empty() : Optional.of(elements.getFirst());
    }

    @Override
    public void add(Json value) {
        elements.add(value);
    }

    @Override
    public boolean name(String name) {
        throw new IllegalStateException("an array has no members");
    }

    @Override
    public Json close() {
        return new JsonArray(elements);
    }
}
