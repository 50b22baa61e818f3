package io.agentdoc.document.json;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.JsonPointer;
import java.util.Optional;
import tools.jackson.core.JsonToken;

/** Finds where in the bytes of a document a value stands, so that a person can be shown the very bytes. */
public final class JsonLocator {

    /**
     * The bytes of one value.
     *
     * @param startOffset of its first byte
     * @param endOffset of the byte after its last
     * @param line counts from one
     * @param column counts from one, in UTF-16 units
     */
    public record Span(int startOffset, int endOffset, long line, long column) {}

    private final String text;
    private final Tokens tokens;

    private JsonLocator(String text, Tokens tokens) {
        this.text = text;
        this.tokens = tokens;
    }

    /** The span of the value at that place, where the bytes are JSON that has one there. */
    public static Optional<Span> locate(Bytes bytes, JsonPointer at) {
        try {
            String text = Encoding.decode(bytes);
            try (Tokens tokens = new Tokens(text)) {
                return new JsonLocator(text, tokens).find(at);
            }
        } catch (Refusal notJson) {
            return Optional.empty();
        }
    }

    private Optional<Span> find(JsonPointer at) throws Refusal {
        boolean found = tokens.advance();
        for (String token : at.tokens()) {
            found = found && step(token);
        }
        return found ? Optional.of(span()) : Optional.empty();
    }

    /** Steps from the token that opens a value to the one that opens its member or element. */
    private boolean step(String token) throws Refusal {
        return switch (tokens.kind()) {
            case START_OBJECT -> member(token);
            case START_ARRAY -> element(token);
            default -> false;
        };
    }

    private boolean member(String name) throws Refusal {
        while (tokens.advance() && tokens.kind() == JsonToken.PROPERTY_NAME) {
            boolean found = tokens.text().equals(name);
            tokens.advance();
            if (found) {
                return true;
            }
            skip();
        }
        return false;
    }

    private boolean element(String index) throws Refusal {
        for (int i = 0; tokens.advance() && tokens.kind() != JsonToken.END_ARRAY; i++) {
            if (Integer.toString(i).equals(index)) {
                return true;
            }
            skip();
        }
        return false;
    }

    /** Steps to the last token of the value that the current token opens. */
    private void skip() throws Refusal {
        int depth = 0;
        do {
            depth += tokens.kind().isStructStart() ? 1 : tokens.kind().isStructEnd() ? -1 : 0;
        } while (depth > 0 && tokens.advance());
    }

    private Span span() throws Refusal {
        int start = tokens.start();
        LineColumn place = tokens.place();
        skip();
        return new Span(offset(start), offset(tokens.end()), place.line(), place.column());
    }

    private int offset(int characters) {
        return Bytes.utf8(text.substring(0, characters)).size();
    }
}
