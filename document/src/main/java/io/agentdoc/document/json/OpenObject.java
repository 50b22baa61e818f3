package io.agentdoc.document.json;

import java.util.LinkedHashMap;

/** The members of an object so far. */
final class OpenObject implements OpenValue {
    private final LinkedHashMap<String, Json> members = new LinkedHashMap<>();
    private String name = "";

    @Override
    public boolean name(String next) {
        name = next;
        return !members.containsKey(next);
    }

    @Override
    public void add(Json value) {
        members.put(name, value);
    }

    @Override
    public Json close() {
        return JsonObject.own(members);
    }
}
