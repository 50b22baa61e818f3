package io.agentdoc.document.json;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;

/**
 * The bytes of a JSON document and the reading that they alone give.
 *
 * <p>Whoever writes a document knows what its bytes mean, so that they need not be parsed again. That is so only as long
 * as the tree is spelled as it stands and within what a reader takes; otherwise the bytes are read as anybody's are.
 */
public final class JsonDocument {
    private static final Limits LIMITS = Limits.standard();

    private final Bytes bytes;
    private final JsonReading reading;

    private JsonDocument(Bytes bytes, JsonReading reading) {
        this.bytes = bytes;
        this.reading = reading;
    }

    /** A document that somebody wrote. */
    public static JsonDocument read(Bytes bytes) {
        return new JsonDocument(bytes, new JsonParser(LIMITS).parse(bytes));
    }

    /** A document of ours, in the form in which we publish. */
    public static JsonDocument pretty(Json tree) {
        JsonPretty written = JsonPretty.written(tree);
        Bytes bytes = written.toBytes();
        boolean isReadAsItStands =
                written.isSpelledAsItStands() && written.deepest() <= LIMITS.maxDepth() && isWithinLimits(bytes);
        return isReadAsItStands ? new JsonDocument(bytes, new JsonReading.Parsed(tree)) : read(bytes);
    }

    /** Neither a text nor the tokens can be more than the bytes are. */
    private static boolean isWithinLimits(Bytes bytes) {
        return bytes.size() <= Math.min(LIMITS.maxBytes(), Math.min(LIMITS.maxTokens(), LIMITS.maxTextLength()));
    }

    public Bytes bytes() {
        return bytes;
    }

    public JsonReading reading() {
        return reading;
    }
}
