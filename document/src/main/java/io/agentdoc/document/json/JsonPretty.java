package io.agentdoc.document.json;

import io.agentdoc.document.value.Bytes;
import java.util.Map;

/**
 * The bytes that we publish: what ECMAScript's {@code JSON.stringify(value, null, 2)} writes, and one line feed.
 *
 * <p>They are what {@code JSON.parse} and {@code JSON.stringify} would make of the same text, so numbers are written as
 * ECMAScript writes them, and members whose names are array indices ({@code 0} to {@code 4294967294} without leading
 * zeros) come first and ascending, as they do in every ECMAScript object. All others keep the order of the document.
 */
public final class JsonPretty {
    private final JsonWriter out = new JsonWriter();
    private final Nesting nesting = new Nesting();
    private boolean spelledAsItStands = true;

    private JsonPretty() {}

    @SuppressWarnings("DoNotCallSuggester")
    public static Bytes of(Json value) {
        return written(value).toBytes();
    }

    static JsonPretty written(Json value) {
        JsonPretty pretty = new JsonPretty();
        pretty.value(value);
        pretty.out.ascii("\n");
        return pretty;
    }

    Bytes toBytes() {
        return out.toBytes();
    }

    /** Whether every number has the text that it came with, and every member its place. */
    boolean isSpelledAsItStands() {
        return spelledAsItStands;
    }

    /** How many levels the tree has. */
    int deepest() {
        return nesting.deepest();
    }

    private void value(Json value) {
        switch (value) {
            case JsonObject object -> object(object);
            case JsonArray array -> array(array);
            case JsonText text -> out.text(text.value());
            case JsonNumber number -> number(number);
            case JsonBoolean flag -> out.ascii(flag.value() ? "true" : "false");
            case JsonNull ignored -> out.ascii("null");
        }
    }

    private void number(JsonNumber number) {
        String text = EcmaNumber.text(number.asDouble());
        spelledAsItStands &= text.equals(number.text());
        out.ascii(text);
    }

    private void object(JsonObject object) {
        nesting.enter();
        String before = "{";
        boolean inOrder = EcmaOrder.isKept(object);
        spelledAsItStands &= inOrder;
        for (Map.Entry<String, Json> member : inOrder ? object.entries() : EcmaOrder.of(object)) {
            line(before).text(member.getKey()).ascii(": ");
            value(member.getValue());
            before = ",";
        }
        nesting.leave();
        if (object.size() == 0) {
            out.ascii("{}");
        } else {
            line("").ascii("}");
        }
    }

    private void array(JsonArray array) {
        nesting.enter();
        String before = "[";
        for (Json element : array.elements()) {
            line(before);
            value(element);
            before = ",";
        }
        nesting.leave();
        if (array.elements().isEmpty()) {
            out.ascii("[]");
        } else {
            line("").ascii("]");
        }
    }

    private JsonWriter line(String before) {
        return out.ascii(before).ascii("\n").ascii("  ".repeat(nesting.depth()));
    }
}
