package io.agentdoc.document.report;

import java.util.Locale;

/**
 * A stranger's text with nothing unseen in it: what would end a line, move a cursor or turn the direction of writing is
 * shown by its number, as in {@code <U+202E>}.
 */
public final class Visible {
    private Visible() {}

    public static String of(String text) {
        StringBuilder shown = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            if (isSeen(c)) {
                shown.appendCodePoint(c);
            } else {
                shown.append(String.format(Locale.ROOT, "<U+%04X>", c));
            }
        });
        return shown.toString();
    }

    private static boolean isSeen(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> false;
            default -> c == ' ' || !(Character.isSpaceChar(c) || isInvisible(c));
        };
    }

    /** Characters that are letters or marks by their type and that nobody sees. */
    private static boolean isInvisible(int c) {
        boolean filler = c == 0x115F || c == 0x1160 || c == 0x3164 || c == 0xFFA0 || c == 0x2800 || c == 0x034F;
        boolean variation =
                (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0100 && c <= 0xE01EF) || (c >= 0x180B && c <= 0x180F);
        return filler || variation || c == 0x17B4 || c == 0x17B5;
    }
}
