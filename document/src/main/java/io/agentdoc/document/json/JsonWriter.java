package io.agentdoc.document.json;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.OutputStream;
import java.security.MessageDigest;
import java.util.Arrays;

/**
 * The bytes of JSON as they grow: texts, names and numbers written as ECMAScript writes them, which is also how RFC 8785
 * (3.2.2) wants them.
 */
final class JsonWriter {
    private static final byte[] HEX = {'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'};

    /** Enough for most of what is written, so that only documents grow it. */
    private static final int ROOM = 1 << 13;
    /** What one UTF-16 unit takes at most: six where it is escaped by its number. */
    private static final int MOST_OF_ONE = 6;

    private byte[] bytes = new byte[ROOM];
    private int size;

    JsonWriter ascii(String text) {
        room(text.length());
        for (int i = 0; i < text.length(); i++) {
            put(text.charAt(i));
        }
        return this;
    }

    JsonWriter number(JsonNumber number) {
        return ascii(EcmaNumber.text(number.asDouble()));
    }

    /** A text in quotes; only the quote, the backslash and control characters are escaped. */
    JsonWriter text(String text) {
        room(MOST_OF_ONE * text.length() + 2);
        put('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c == '"' || c == '\\') {
                escape(c);
            } else if (c < 0x80) {
                put(c);
            } else if (Character.isSurrogate(c)) {
                supplementary(text, i++);
            } else {
                multibyte(c);
            }
        }
        put('"');
        return this;
    }

    Bytes toBytes() {
        return Bytes.own(Arrays.copyOf(bytes, size));
    }

    void feed(MessageDigest digest) {
        digest.update(bytes, 0, size);
    }

    void writeTo(OutputStream out) throws IOException {
        out.write(bytes, 0, size);
    }

    private void escape(char c) {
        put('\\');
        switch (c) {
            case '\b' -> put('b');
            case '\t' -> put('t');
            case '\n' -> put('n');
            case '\f' -> put('f');
            case '\r' -> put('r');
            case '"', '\\' -> put(c);
            default -> {
                put('u');
                put('0');
                put('0');
                put(HEX[c >> 4]);
                put(HEX[c & 0xF]);
            }
        }
    }

    private void multibyte(int c) {
        if (c >= 0x800) {
            put(0xE0 | (c >> 12));
            put(0x80 | ((c >> 6) & 0x3F));
        } else {
            put(0xC0 | (c >> 6));
        }
        put(0x80 | (c & 0x3F));
    }

    private void supplementary(String text, int at) {
        int c = text.codePointAt(at);
        if (c < 0x10000) {
            throw new IllegalArgumentException(Surrogates.LONE);
        }
        put(0xF0 | (c >> 18));
        put(0x80 | ((c >> 12) & 0x3F));
        put(0x80 | ((c >> 6) & 0x3F));
        put(0x80 | (c & 0x3F));
    }

    private void room(int more) {
        if (bytes.length - size < more) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + more));
        }
    }

    private void put(int b) {
        bytes[size++] = (byte) b;
    }
}
