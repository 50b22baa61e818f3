package io.agentdoc.cli.config;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A group of keys as it was read: what each holds, and where it stands. */
public record Block(Place at, Map<String, Slot> slots) {

    /** One key as given; without a value where it was at fault. */
    record Slot(Place at, Given given, Optional<?> value) {}

    /** What was given, else what stands where nothing is given, else nothing. */
    @SuppressWarnings("unchecked") // a slot is only ever filled by its own key's form
    <T> Optional<T> get(Key<T> key) {
        return slot(key).map(slot -> (Optional<T>) slot.value()).orElse(key.standard());
    }

    /** The value of a key that must be given or has a standard. */
    <T> T value(Key<T> key) {
        return get(key).orElseThrow(() -> new IllegalStateException(key.name() + " has no value and no standard"));
    }

    /** What stands where a key is not given. */
    Given nothing() {
        return new Given.Mapping(at, List.of());
    }

    boolean has(Key<?> key) {
        return slots.containsKey(key.name());
    }

    Optional<Slot> slot(Key<?> key) {
        return Optional.ofNullable(slots.get(key.name()));
    }

    /** Where a key stands, or where its group begins. */
    Place placeOf(Key<?> key) {
        return slot(key).map(Slot::at).orElse(at);
    }
}
