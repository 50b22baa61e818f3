package io.agentdoc.document.json;

import java.util.Locale;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;

/**
 * The tokens of a text, one after another, as Jackson finds them with every leniency off.
 *
 * <p>Only this class knows Jackson's parser. Its limits are out of the way, because ours have sentences of their own, and
 * so is its table of names: it hashes with a seed of its own, and a refusal must not depend on chance.
 */
final class Tokens implements AutoCloseable {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
            .disable(TokenStreamFactory.Feature.INTERN_PROPERTY_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(Integer.MAX_VALUE)
                    .maxNumberLength(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNameLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private final String source;
    private final tools.jackson.core.JsonParser jackson;

    Tokens(String source) {
        this.source = source;
        this.jackson = FACTORY.createParser(ObjectReadContext.empty(), source);
    }

    /** Steps to the next token, all of it read; false at the end of the text. */
    boolean advance() throws Refusal {
        try {
            boolean more = jackson.nextToken() != null;
            jackson.finishToken();
            return more;
        } catch (JacksonException fault) {
            int offset = (int) fault.getLocation().getCharOffset();
            boolean ended = fault instanceof UnexpectedEndOfInputException || offset >= source.length();
            throw new Refusal(
                    ended ? "the document ends before its value is complete" : why(fault, offset),
                    LineColumn.of(source, offset));
        }
    }

    JsonToken kind() {
        return jackson.currentToken();
    }

    /** The token's text: a name or string decoded, a number as it is written. */
    String text() {
        return jackson.getString();
    }

    /** Where the token begins, in UTF-16 units from the start of the text. */
    int start() {
        return (int) jackson.currentTokenLocation().getCharOffset();
    }

    LineColumn place() {
        return LineColumn.of(source, start());
    }

    /** Where the token ends. */
    int end() {
        JsonToken kind = kind();
        // After a number or literal the parser may stand past the blank that ended it.
        boolean asWritten = kind.isNumeric() || kind.isBoolean() || kind == JsonToken.VALUE_NULL;
        return asWritten
                ? start() + text().length()
                : (int) jackson.currentLocation().getCharOffset();
    }

    @Override
    public void close() {
        jackson.close();
    }

    private String why(JacksonException fault, int offset) {
        String message = fault.getOriginalMessage().toLowerCase(Locale.ROOT);
        if (message.contains("surrogate")) {
            return Surrogates.LONE;
        }
        if (message.contains("non-standard token")) {
            return "NaN and Infinity are not JSON";
        }
        if (message.contains("numeric value") || message.contains("hexadecimal")) {
            return "a number is not written like this in JSON";
        }
        if (message.contains("escape sequence") || message.contains("character escape")) {
            return "a backslash begins something that is no escape of JSON";
        }
        String found = Shown.character(source.codePointAt(offset));
        return message.contains("unquoted character")
                ? "the control character " + found + " stands unescaped in a text or name"
                : "the character " + found + " is not allowed here";
    }
}
