package io.agentdoc.document.json;

import java.util.Locale;

/** A stranger's characters inside our sentences: quoted, short, and nothing that steers a terminal or hides. */
final class Shown {
    /** The most characters of a name that stand in a sentence of ours: enough to find it by. */
    private static final int LONGEST = 40;

    private Shown() {}

    static String name(String name) {
        StringBuilder shown = new StringBuilder("\"");
        name.codePoints().limit(LONGEST).forEach(c -> shown.append(isPlain(c) ? Character.toString(c) : unicode(c)));
        return shown.append(name.codePointCount(0, name.length()) > LONGEST ? "…\"" : "\"")
                .toString();
    }

    static String character(int character) {
        return isPlain(character) ? "'" + Character.toString(character) + "'" : unicode(character);
    }

    private static boolean isPlain(int character) {
        return character < 0x80 ? character >= ' ' && character != 0x7F : Character.isLetterOrDigit(character);
    }

    private static String unicode(int character) {
        return String.format(Locale.ROOT, "U+%04X", character);
    }
}
