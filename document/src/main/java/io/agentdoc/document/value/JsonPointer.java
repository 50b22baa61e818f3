package io.agentdoc.document.value;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A place in a JSON document, spelled as RFC 6901 has it.
 *
 * <p>Every value that is read is given its place, and few places are ever spelled: so a place is the one above it and one
 * token more.
 */
public final class JsonPointer {
    private static final JsonPointer ROOT = new JsonPointer();

    private final @Nullable JsonPointer above;
    private final String token;
    private final int depth;

    private JsonPointer() {
        this.above = null;
        this.token = "";
        this.depth = 0;
    }

    private JsonPointer(JsonPointer above, String token) {
        this.above = above;
        this.token = token;
        this.depth = above.depth + 1;
    }

    public static JsonPointer of(List<String> tokens) {
        JsonPointer pointer = ROOT;
        for (String token : tokens) {
            pointer = pointer.child(token);
        }
        return pointer;
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

    /** The tokens from the root down. */
    public List<String> tokens() {
        String[] tokens = new String[depth];
        for (JsonPointer at = this; at.above != null; at = at.above) {
            tokens[at.depth - 1] = at.token;
        }
        return List.of(tokens);
    }

    public JsonPointer child(String member) {
        return new JsonPointer(this, member);
    }

    public JsonPointer child(int index) {
        return child(Integer.toString(index));
    }

    /** Whether this place is the other or stands below it. */
    public boolean isUnder(JsonPointer other) {
        JsonPointer at = this;
        while (at.above != null && at.depth > other.depth) {
            at = at.above;
        }
        return at.equals(other);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (!(other instanceof JsonPointer that) || depth != that.depth) {
            return false;
        }
        JsonPointer one = this;
        JsonPointer two = that;
        while (one != two && one.above != null && two.above != null) {
            if (!one.token.equals(two.token)) {
                return false;
            }
            one = one.above;
            two = two.above;
        }
        return true;
    }

    @Override
    public int hashCode() {
        int hash = depth;
        for (JsonPointer at = this; at.above != null; at = at.above) {
            hash = 31 * hash + at.token.hashCode();
        }
        return hash;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (String step : tokens()) {
            text.append('/').append(step.replace("~", "~0").replace("/", "~1"));
        }
        return text.toString();
    }
}
