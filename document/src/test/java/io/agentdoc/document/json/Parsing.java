package io.agentdoc.document.json;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;

/** Short ways for tests to read JSON with the standard limits. */
final class Parsing {
    private static final JsonParser PARSER = new JsonParser(Limits.standard());

    private Parsing() {}

    static JsonReading reading(String text) {
        return PARSER.parse(Bytes.utf8(text));
    }

    static JsonReading reading(byte[] bytes) {
        return PARSER.parse(Bytes.copyOf(bytes));
    }

    static Json tree(String text) {
        return tree(Bytes.utf8(text));
    }

    static Json tree(Bytes bytes) {
        return assertInstanceOf(JsonReading.Parsed.class, PARSER.parse(bytes)).root();
    }

    static JsonReading.Malformed refused(String text) {
        return assertInstanceOf(JsonReading.Malformed.class, reading(text));
    }

    static JsonReading.Malformed refused(byte[] bytes) {
        return assertInstanceOf(JsonReading.Malformed.class, reading(bytes));
    }
}
