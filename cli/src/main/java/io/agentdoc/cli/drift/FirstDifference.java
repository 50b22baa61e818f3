package io.agentdoc.cli.drift;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.value.MemberPath;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The first member in which two AgentDocs say different things; times and signatures only where nothing else differs. */
final class FirstDifference {
    private static final String SECTIONS = "sections";

    /** What every assembly renews, looked at last. */
    private static final Set<String> RENEWED = Set.of("assembled_at", "stale_after", "signatures", "sources");

    private FirstDifference() {}

    static Optional<MemberPath> of(JsonObject standing, JsonObject wanted) {
        return members(standing, wanted, name -> !RENEWED.contains(name))
                .or(() -> members(standing, wanted, RENEWED::contains));
    }

    private static Optional<MemberPath> members(
            JsonObject standing, JsonObject wanted, Function<String, Boolean> looked) {
        for (String name : names(standing, wanted)) {
            Optional<Json> old = standing.get(name);
            Optional<Json> fresh = wanted.get(name);
            if (looked.apply(name) && !old.equals(fresh)) {
                return Optional.of(
                        name.equals(SECTIONS) ? inSections(old, fresh) : at(MemberPath.of(name), old, fresh));
            }
        }
        return Optional.empty();
    }

    /** Below {@code sections} a path begins with the section's name. */
    private static MemberPath inSections(Optional<Json> old, Optional<Json> fresh) {
        JsonObject standing = object(old).orElse(JsonObject.empty());
        JsonObject wanted = object(fresh).orElse(JsonObject.empty());
        for (String name : names(standing, wanted)) {
            if (!standing.get(name).equals(wanted.get(name))) {
                return at(MemberPath.of(name), standing.get(name), wanted.get(name));
            }
        }
        return MemberPath.of(SECTIONS);
    }

    private static MemberPath at(MemberPath path, Optional<Json> old, Optional<Json> fresh) {
        Optional<JsonObject> standing = object(old);
        Optional<JsonObject> wanted = object(fresh);
        if (standing.isPresent() && wanted.isPresent()) {
            for (String name : names(standing.get(), wanted.get())) {
                if (!standing.get().get(name).equals(wanted.get().get(name))) {
                    return at(
                            path.member(name),
                            standing.get().get(name),
                            wanted.get().get(name));
                }
            }
        }
        if (old.orElse(JsonObject.empty()) instanceof JsonArray before
                && fresh.orElse(JsonObject.empty()) instanceof JsonArray after) {
            return inList(path, before.elements(), after.elements());
        }
        return path;
    }

    private static MemberPath inList(MemberPath path, List<Json> before, List<Json> after) {
        for (int i = 0; i < Math.min(before.size(), after.size()); i++) {
            boolean sameElement = key(before.get(i), i).equals(key(after.get(i), i));
            if (!before.get(i).equals(after.get(i))) {
                return sameElement
                        ? at(path.element(key(after.get(i), i)), Optional.of(before.get(i)), Optional.of(after.get(i)))
                        : path;
            }
        }
        return path;
    }

    /** An element's id, else its name, else its index. */
    private static String key(Json element, int index) {
        return text(element, "id").or(() -> text(element, "name")).orElse(Integer.toString(index));
    }

    private static Optional<String> text(Json element, String name) {
        return object(Optional.of(element))
                .flatMap(object -> object.get(name))
                .flatMap(value -> value instanceof JsonText text ? Optional.of(text.value()) : Optional.empty());
    }

    private static Optional<JsonObject> object(Optional<Json> value) {
        return value.flatMap(json -> json instanceof JsonObject object ? Optional.of(object) : Optional.empty());
    }

    private static Set<String> names(JsonObject one, JsonObject other) {
        Set<String> names = new LinkedHashSet<>(one.names());
        names.addAll(other.names());
        return names;
    }
}
