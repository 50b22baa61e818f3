package io.agentdoc.cli.config;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A group of keys as it was read: what each holds, and where it stands.
 *
 * @param meant known keys that an unknown one was most likely to be
 */
public record Block(Place at, Map<String, Slot> slots, Set<String> meant) {

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

    /** Whether saying that the key is missing would only repeat what is said of a mistyped one. */
    boolean hasOrMeans(Key<?> key) {
        return has(key) || meant.contains(key.name());
    }

    Optional<Slot> slot(Key<?> key) {
        return Optional.ofNullable(slots.get(key.name()));
    }

    /** Where a key stands, or where its group begins. */
    Place placeOf(Key<?> key) {
        return slot(key).map(Slot::at).orElse(at);
    }
}
