package io.agentdoc.cli.config;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The form of a group of known keys: reading, hints, JSON Schema and {@code config show} all go by this one table. */
public record Table<T>(List<Key<?>> keys, List<Rule> rules, Function<Block, T> making) implements Form<T> {

    public Table {
        keys = List.copyOf(keys);
        rules = List.copyOf(rules);
    }

    @Override
    public Optional<T> read(Given given, Reading reading) {
        int before = reading.faults().count();
        Block block = block(given, reading);
        return reading.faults().count() == before ? Optional.of(making.apply(block)) : Optional.empty();
    }

    /** The keys as given; each fault is noted and leaves its key without a value. */
    Block block(Given given, Reading reading) {
        Map<String, Block.Slot> slots = new LinkedHashMap<>();
        Set<String> meant = new HashSet<>();
        Optional<List<Given.Pair>> pairs = pairs(given, reading);
        for (Given.Pair pair : pairs.orElse(List.of())) {
            key(pair.name())
                    .ifPresentOrElse(
                            key -> slots.put(key.name(), slot(key, pair, reading)),
                            () -> unknown(pair, reading).ifPresent(meant::add));
        }
        Block block = new Block(given.at(), slots, meant);
        if (pairs.isPresent()) {
            complete(block, reading);
        }
        return block;
    }

    private void complete(Block block, Reading reading) {
        for (Key<?> key : keys) {
            if (key.required() && !block.hasOrMeans(key)) {
                reading.fault(
                        block.at(),
                        reading.name() + " lacks " + key.name() + "; type " + key.name() + ": and "
                                + key.form().wanted() + ".");
            }
        }
        rules.forEach(rule -> rule.check(block, reading));
    }

    private Optional<List<Given.Pair>> pairs(Given given, Reading reading) {
        if (given instanceof Given.Mapping mapping) {
            return Optional.of(mapping.pairs());
        }
        if (given instanceof Given.Scalar scalar && scalar.type() == Given.Type.NOTHING) {
            return Optional.of(List.of());
        }
        reading.fault(
                given.at(),
                reading.name() + " wants a group of keys, and this is " + given.found() + "; type one of "
                        + String.join(", ", names()) + ".");
        return Optional.empty();
    }

    private static <V> Block.Slot slot(Key<V> key, Given.Pair pair, Reading reading) {
        return new Block.Slot(pair.at(), pair.value(), key.form().read(pair.value(), reading.in(key.name())));
    }

    /** Notes the fault and tells which key was most likely meant. */
    private Optional<String> unknown(Given.Pair pair, Reading reading) {
        Optional<String> nearest = Nearest.to(pair.name(), names());
        String cure = nearest.map(name -> "type " + name).orElse("the keys here are " + String.join(", ", names()));
        reading.fault(pair.at(), "unknown key " + pair.name() + " in " + reading.name() + "; " + cure + ".");
        return nearest;
    }

    Optional<Key<?>> key(String name) {
        for (Key<?> key : keys) {
            if (key.name().equals(name)) {
                return Optional.of(key);
            }
        }
        return Optional.empty();
    }

    List<String> names() {
        List<String> names = new ArrayList<>();
        keys.forEach(key -> names.add(key.name()));
        return names;
    }

    /** The value of a group of which no key is given. */
    T standard() {
        return making.apply(new Block(Place.startOf(""), Map.of(), Set.of()));
    }

    @Override
    public String wanted() {
        return "a group of keys";
    }

    @Override
    public Json json(T value) {
        throw new IllegalStateException("a group of keys is shown key by key");
    }

    @Override
    public JsonObject schema() {
        JsonObject.Builder properties = JsonObject.builder();
        List<Json> required = new ArrayList<>();
        for (Key<?> key : keys) {
            properties.put(key.name(), property(key));
            if (key.required()) {
                required.add(new JsonText(key.name()));
            }
        }
        JsonObject.Builder schema = JsonObject.builder()
                .put("type", "object")
                .put("additionalProperties", JsonBoolean.of(false))
                .put("properties", properties.build());
        if (!required.isEmpty()) {
            schema.put("required", new JsonArray(required));
        }
        rules.forEach(rule -> rule.schema().forEach(schema::put));
        return schema.build();
    }

    private static <V> JsonObject property(Key<V> key) {
        JsonObject.Builder property = JsonObject.builder().put("description", key.about());
        key.form().schema().forEach(property::put);
        key.standard().ifPresent(standard -> property.put("default", key.form().json(standard)));
        return property.build();
    }
}
