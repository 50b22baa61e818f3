package io.agentdoc.document.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A place in a JSON document, spelled as RFC 6901 has it. */
public record JsonPointer(List<String> tokens) {
    private static final JsonPointer ROOT = new JsonPointer(List.of());

    public JsonPointer {
        tokens = List.copyOf(tokens);
    }

    public static JsonPointer root() {
        return ROOT;
    }

    /** Reads the spelling back; what does not begin with a slash is no pointer but to the whole document. */
    public static Optional<JsonPointer> parse(String text) {
        if (!text.isEmpty() && !text.startsWith("/")) {
            return Optional.empty();
        }
        JsonPointer pointer = ROOT;
        for (String token : text.isEmpty() ? new String[0] : text.substring(1).split("/", -1)) {
            pointer = pointer.child(token.replace("~1", "/").replace("~0", "~"));
        }
        return Optional.of(pointer);
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
