package io.agentdoc.document.json;

import io.agentdoc.document.value.Bytes;
import java.util.Locale;

/**
 * Decodes the bytes of a document as UTF-8 without a byte order mark, and as nothing else (RFC 8259 section 8.1).
 *
 * <p>Nothing is guessed and nothing replaced: two documents that differ only in a broken byte must never read alike.
 */
final class Encoding {
    private static final char REPLACEMENT = '\uFFFD';

    private Encoding() {}

    static String decode(Bytes bytes) throws Refusal {
        refuseOtherEncodings(bytes);
        String text = bytes.display();
        // What is not UTF-8 is shown by this character, which may as well stand in the document itself.
        int broken = text.indexOf(REPLACEMENT) < 0 ? bytes.size() : Utf8.firstBroken(bytes);
        if (broken < bytes.size()) {
            String before = bytes.slice(0, broken).display();
            throw new Refusal(
                    String.format(Locale.ROOT, "the byte 0x%02X here is not UTF-8", bytes.at(broken)),
                    LineColumn.of(before, before.length()));
        }
        return text;
    }

    private static void refuseOtherEncodings(Bytes bytes) throws Refusal {
        if (begins(bytes, 0xEF, 0xBB, 0xBF)) {
            throw new Refusal("the document begins with a byte order mark, which JSON does not have", LineColumn.START);
        }
        boolean marked = begins(bytes, 0xFE, 0xFF) || begins(bytes, 0xFF, 0xFE) || begins(bytes, 0, 0, 0xFE, 0xFF);
        // JSON begins with an ASCII character, so that a zero among the first two bytes betrays wider units.
        boolean wide = bytes.size() > 1 && bytes.size() % 2 == 0 && (bytes.at(0) == 0 || bytes.at(1) == 0);
        if (marked || wide) {
            throw new Refusal("the document is UTF-16 or UTF-32, and JSON is UTF-8", LineColumn.START);
        }
    }

    private static boolean begins(Bytes bytes, int... start) {
        for (int i = 0; i < start.length; i++) {
            if (i == bytes.size() || (bytes.at(i) & 0xFF) != start[i]) {
                return false;
            }
        }
        return true;
    }
}
