package io.agentdoc.assembler.packages;

import java.util.Locale;

/** A stranger's name inside our sentences: quoted, short, and nothing that steers a terminal or hides. */
public final class Quoted {
    /** The most of a file's name that stands in a sentence of ours: enough to find it by. */
    private static final int LONGEST = 80;

    private Quoted() {}

    /** A name between quotation marks. */
    public static String name(String name) {
        StringBuilder shown = new StringBuilder("\"");
        name.codePoints().limit(LONGEST).forEach(c -> shown.append(isPlain(c) ? Character.toString(c) : character(c)));
        return shown.append(name.codePointCount(0, name.length()) > LONGEST ? "…\"" : "\"")
                .toString();
    }

    /** A character by its number, such as {@code U+202E}. */
    public static String character(int character) {
        return String.format(Locale.ROOT, "U+%04X", character);
    }

    private static boolean isPlain(int character) {
        return character < 0x80 ? character >= ' ' && character != 0x7F : Character.isLetterOrDigit(character);
    }
}
