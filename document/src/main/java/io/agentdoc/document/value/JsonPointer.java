package io.agentdoc.document.value;

import java.util.ArrayList;
import java.util.List;

/** A place in a JSON document, spelled as RFC 6901 has it. */
public record JsonPointer(List<String> tokens) {
    private static final JsonPointer ROOT = new JsonPointer(List.of());

    public JsonPointer {
        tokens = List.copyOf(tokens);
    }

    public static JsonPointer root() {
        return ROOT;
    }

    public JsonPointer child(String member) {
        List<String> longer = new ArrayList<>(tokens);
        longer.add(member);
        return new JsonPointer(longer);
    }

    public JsonPointer child(int index) {
        return child(Integer.toString(index));
    }

    public boolean isUnder(JsonPointer other) {
        return tokens.size() >= other.tokens.size()
                && tokens.subList(0, other.tokens.size()).equals(other.tokens);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (String token : tokens) {
            text.append('/').append(token.replace("~", "~0").replace("/", "~1"));
        }
        return text.toString();
    }
}
