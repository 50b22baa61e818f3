package io.agentdoc.document.json;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/** A JSON object: members by name, in the order of the text. */
public final class JsonObject implements Json {
    private static final JsonObject EMPTY = new JsonObject(new LinkedHashMap<>());

    private final Map<String, Json> members;

    private JsonObject(Map<String, Json> members) {
        this.members = members;
    }

    public static JsonObject empty() {
        return EMPTY;
    }

    public static JsonObject of(Map<String, Json> members) {
        return new JsonObject(new LinkedHashMap<>(members));
    }

    /** Takes the map over without copying; its caller promises to forget it. */
    static JsonObject own(Map<String, Json> members) {
        return new JsonObject(members);
    }

    public static Builder builder() {
        return new Builder();
    }

    public Optional<Json> get(String name) {
        return Optional.ofNullable(members.get(name));
    }

    public boolean has(String name) {
        return members.containsKey(name);
    }

    public int size() {
        return members.size();
    }

    public Set<String> names() {
        return Collections.unmodifiableSet(members.keySet());
    }

    /** The members in the order of the text. */
    Collection<Map.Entry<String, Json>> entries() {
        return Collections.unmodifiableSet(members.entrySet());
    }

    /** The members by the UTF-16 units of their names, as RFC 8785 (3.2.3) sorts them. */
    List<Map.Entry<String, Json>> sorted() {
        List<Map.Entry<String, Json>> sorted = new ArrayList<>(members.entrySet());
        sorted.sort(Map.Entry.comparingByKey());
        return sorted;
    }

    public void forEach(BiConsumer<String, Json> action) {
        members.forEach(action);
    }

    /** The same object without the members named; where none of them is there, the object itself. */
    public JsonObject without(String... names) {
        if (Arrays.stream(names).noneMatch(members::containsKey)) {
            return this;
        }
        LinkedHashMap<String, Json> rest = new LinkedHashMap<>(members);
        for (String name : names) {
            rest.remove(name);
        }
        return new JsonObject(rest);
    }

    @Override
    public String typeName() {
        return "an object";
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof JsonObject that && members.equals(that.members);
    }

    @Override
    public int hashCode() {
        return members.hashCode();
    }

    @Override
    public String toString() {
        return members.toString();
    }

    /** Collects members in order; the last value given for a name stays. */
    public static final class Builder {
        private LinkedHashMap<String, Json> members = new LinkedHashMap<>();
        private boolean isBuilt;

        private Builder() {}

        public Builder put(String name, Json value) {
            if (isBuilt) {
                members = new LinkedHashMap<>(members);
                isBuilt = false;
            }
            members.put(name, value);
            return this;
        }

        public Builder put(String name, String value) {
            return put(name, new JsonText(value));
        }

        public boolean isEmpty() {
            return members.isEmpty();
        }

        public JsonObject build() {
            isBuilt = true;
            return new JsonObject(members);
        }
    }
}
