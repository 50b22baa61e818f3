package io.agentdoc.cli.config;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The form of a list whose elements all have one form; a key without a value is an empty list. */
record ListForm<T>(Form<T> element) implements Form<List<T>> {

    @Override
    public Optional<List<T>> read(Given given, Reading reading) {
        if (given instanceof Given.Scalar scalar && scalar.type() == Given.Type.NOTHING) {
            return Optional.of(List.of());
        }
        if (!(given instanceof Given.Listing listing)) {
            reading.fault(
                    given.at(),
                    reading.name() + " wants a list, and this is " + given.found()
                            + "; put it in square brackets or begin each element with a hyphen.");
            return Optional.empty();
        }
        List<T> values = new ArrayList<>();
        for (int i = 0; i < listing.elements().size(); i++) {
            element.read(listing.elements().get(i), reading.in(i)).ifPresent(values::add);
        }
        return values.size() == listing.elements().size() ? Optional.of(List.copyOf(values)) : Optional.empty();
    }

    @Override
    public String wanted() {
        return "a list, each element " + element.wanted();
    }

    @Override
    public Json json(List<T> values) {
        return new JsonArray(values.stream().map(element::json).toList());
    }

    @Override
    public JsonObject schema() {
        return JsonObject.builder()
                .put("type", "array")
                .put("items", element.schema())
                .build();
    }
}
