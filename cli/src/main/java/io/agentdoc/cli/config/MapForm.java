package io.agentdoc.cli.config;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The form of a group whose names are the user's own, such as hosts or keys; without a value it is empty. */
record MapForm<K, V>(ScalarForm<K> name, Form<V> value) implements Form<Map<K, V>> {

    @Override
    public Optional<Map<K, V>> read(Given given, Reading reading) {
        if (given instanceof Given.Scalar scalar && scalar.type() == Given.Type.NOTHING) {
            return Optional.of(Map.of());
        }
        if (!(given instanceof Given.Mapping mapping)) {
            reading.fault(
                    given.at(),
                    reading.name() + " wants a group of names and values, and this is " + given.found() + "; type "
                            + name.example() + ": and its value.");
            return Optional.empty();
        }
        Map<K, V> values = new LinkedHashMap<>();
        for (Given.Pair pair : mapping.pairs()) {
            Given.Scalar word = new Given.Scalar(pair.at(), Given.Type.TEXT, pair.name());
            Optional<K> key = name.read(word, reading);
            Optional<V> read = value.read(pair.value(), reading.in(pair.name()));
            key.ifPresent(k -> read.ifPresent(v -> put(values, k, v, pair, reading)));
        }
        return values.size() == mapping.pairs().size() ? Optional.of(values) : Optional.empty();
    }

    private void put(Map<K, V> values, K key, V value, Given.Pair pair, Reading reading) {
        if (values.putIfAbsent(key, value) != null) {
            reading.fault(
                    pair.at(),
                    reading.name() + " has another spelling of " + pair.name() + " above; remove one of the two.");
        }
    }

    @Override
    public String wanted() {
        return "a group of names, each with " + value.wanted();
    }

    @Override
    public Json json(Map<K, V> values) {
        JsonObject.Builder object = JsonObject.builder();
        values.forEach((k, v) -> object.put(text(name.json(k)), value.json(v)));
        return object.build();
    }

    private static String text(Json name) {
        return name instanceof JsonText text ? text.value() : name.toString();
    }

    @Override
    public JsonObject schema() {
        return JsonObject.builder()
                .put("type", "object")
                .put("propertyNames", name.schema())
                .put("additionalProperties", value.schema())
                .build();
    }
}
