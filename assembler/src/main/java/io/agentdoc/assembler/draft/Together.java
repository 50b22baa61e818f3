package io.agentdoc.assembler.draft;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Puts what several sources say into one draft. The first that says a member is heard, offerings are put together by their
 * ids, and where a later source says otherwise that is told and never settled here (6.8).
 */
final class Together {
    private final Map<String, Json> members = new LinkedHashMap<>();
    private final Map<String, String> saidBy = new LinkedHashMap<>();
    private final List<String> differences = new ArrayList<>();

    /** Adds a source that is heard after those before it. */
    void add(Said said) {
        said.members().forEach((name, value) -> {
            if (!isSilent(value)) {
                member(name, value, said.source());
            }
        });
    }

    List<String> differences() {
        return List.copyOf(differences);
    }

    /** The members in the order that a Descriptor has them. */
    JsonObject draft() {
        JsonObject.Builder draft = JsonObject.builder().put("format", PresentForm.FORMAT);
        for (String name : PresentForm.MEMBERS) {
            Optional.ofNullable(members.get(name)).ifPresent(value -> draft.put(name, value));
        }
        return draft.build();
    }

    private void member(String name, Json value, String source) {
        Json before = members.putIfAbsent(name, value);
        if (before == null) {
            saidBy.put(name, source);
        } else if (before instanceof JsonArray some && value instanceof JsonArray more && name.equals("offerings")) {
            members.put(name, offerings(some, more, source));
        } else if (!before.equals(value)) {
            differs(source, name, saidBy.getOrDefault(name, source));
        }
    }

    private JsonArray offerings(JsonArray before, JsonArray more, String source) {
        List<Json> all = new ArrayList<>(before.elements());
        for (Json added : more.elements()) {
            int at = indexOf(all, added);
            if (at < 0) {
                all.add(added);
            } else {
                all.set(at, filled((JsonObject) all.get(at), (JsonObject) added, source));
            }
        }
        return new JsonArray(all);
    }

    private static int indexOf(List<Json> all, Json offering) {
        for (int i = 0; i < all.size(); i++) {
            boolean same = offering instanceof JsonObject one
                    && all.get(i) instanceof JsonObject other
                    && one.has("id")
                    && one.get("id").equals(other.get("id"));
            if (same) {
                return i;
            }
        }
        return -1;
    }

    private JsonObject filled(JsonObject before, JsonObject added, String source) {
        JsonObject.Builder members = JsonObject.builder();
        for (String name : PresentForm.OF_OFFERING) {
            Optional<Json> first = before.get(name).filter(value -> !isSilent(value));
            Optional<Json> later = added.get(name).filter(value -> !isSilent(value));
            first.or(() -> later).ifPresent(value -> members.put(name, value));
            if (first.isPresent() && later.isPresent() && !first.equals(later)) {
                String id = before.get("id").map(Object::toString).orElse("");
                differs(source, "offerings " + id + " " + name, "a source before it");
            }
        }
        return members.build();
    }

    private void differs(String source, String member, String before) {
        differences.add(source + ": " + member + ": it says otherwise than " + before + ", which stands in the draft");
    }

    private static boolean isSilent(Json value) {
        return value instanceof JsonText text && text.value().isEmpty();
    }
}
