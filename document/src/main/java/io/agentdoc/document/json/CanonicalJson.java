package io.agentdoc.document.json;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.OutputStream;
import java.security.MessageDigest;
import java.util.Map;

/**
 * The canonical bytes of a JSON value as RFC 8785 has them, over which the family signs (8.1).
 *
 * <p>No blanks, members sorted by the UTF-16 units of their names, numbers as ECMAScript writes them, UTF-8. A value that
 * cannot be written so (a lone surrogate, an infinite number, nesting past {@value Nesting#DEEPEST} levels) is our own
 * fault and an {@link IllegalArgumentException}: the parser lets none of them in.
 */
public final class CanonicalJson {
    private final JsonWriter out = new JsonWriter();
    private final Nesting nesting = new Nesting();

    private CanonicalJson() {}

    @SuppressWarnings("DoNotCallSuggester")
    public static Bytes of(Json value) {
        return written(value).toBytes();
    }

    /** Feeds the canonical bytes to a digest without a copy of them. */
    public static void feed(Json value, MessageDigest digest) {
        written(value).feed(digest);
    }

    /** Writes the canonical bytes out without a copy of them. */
    public static void write(Json value, OutputStream out) throws IOException {
        written(value).writeTo(out);
    }

    /** The canonical bytes behind an ASCII text. */
    static Bytes after(String ascii, Json value) {
        CanonicalJson canonical = new CanonicalJson();
        canonical.out.ascii(ascii);
        canonical.value(value);
        return canonical.out.toBytes();
    }

    private static JsonWriter written(Json value) {
        CanonicalJson canonical = new CanonicalJson();
        canonical.value(value);
        return canonical.out;
    }

    private void value(Json value) {
        switch (value) {
            case JsonObject object -> object(object);
            case JsonArray array -> array(array);
            case JsonText text -> out.text(text.value());
            case JsonNumber number -> out.number(number);
            case JsonBoolean flag -> out.ascii(flag.value() ? "true" : "false");
            case JsonNull ignored -> out.ascii("null");
        }
    }

    private void object(JsonObject object) {
        nesting.enter();
        String before = "{";
        for (Map.Entry<String, Json> member : object.sorted()) {
            out.ascii(before).text(member.getKey()).ascii(":");
            value(member.getValue());
            before = ",";
        }
        out.ascii(object.size() == 0 ? "{}" : "}");
        nesting.leave();
    }

    private void array(JsonArray array) {
        nesting.enter();
        String before = "[";
        for (Json element : array.elements()) {
            out.ascii(before);
            value(element);
            before = ",";
        }
        out.ascii(array.elements().isEmpty() ? "[]" : "]");
        nesting.leave();
    }
}
