package io.agentdoc.document.json;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;

/**
 * The tokens of a text, one after another, as Jackson finds them with every leniency off.
 *
 * <p>Only this class runs Jackson's parser. Its limits are out of the way, because ours have sentences of their own, and
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
            throw Diagnosis.of(fault, source);
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
}
