package io.agentdoc.cli.text;

import java.util.Locale;

/**
 * A stranger's text made harmless for a terminal: what would move the cursor, end the line, turn the direction or stand
 * there unseen is shown by its number, as in {@code <U+202E>}.
 */
public final class SafeText {
    private static final int ZERO_WIDTH_JOINER = 0x200D;
    private static final int EMOJI_STYLE = 0xFE0F;

    private SafeText() {}

    public static String of(String text) {
        if (text.chars().allMatch(c -> c >= ' ' && c < 0x7F)) {
            return text;
        }
        StringBuilder safe = new StringBuilder(text.length() + 16);
        int before = 0;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            int after = i < text.length() ? text.codePointAt(i) : 0;
            if (isHarmless(c) || joinsEmoji(before, c, after)) {
                safe.appendCodePoint(c);
            } else {
                safe.append(String.format(Locale.ROOT, "<U+%04X>", c));
            }
            before = c;
        }
        return safe.toString();
    }

    static boolean isHarmless(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> false;
            default -> !isInvisible(c);
        };
    }

    /** Characters that are letters or marks by their type and that nobody sees. */
    private static boolean isInvisible(int c) {
        boolean filler = c == 0x115F || c == 0x1160 || c == 0x3164 || c == 0xFFA0 || c == 0x2800;
        boolean variation = isWithin(c, 0xFE00, 0xFE0F) || isWithin(c, 0xE0100, 0xE01EF) || isWithin(c, 0x180B, 0x180F);
        return filler || variation || c == 0x034F || c == 0x17B4 || c == 0x17B5 || c == 0xFFFC;
    }

    private static boolean joinsEmoji(int before, int c, int after) {
        return switch (c) {
            case EMOJI_STYLE -> isPicture(before);
            case ZERO_WIDTH_JOINER -> (before == EMOJI_STYLE || isPicture(before)) && isPicture(after);
            default -> false;
        };
    }

    /** Digits count as emoji too, and nothing is joined to those. */
    private static boolean isPicture(int c) {
        return c > 0x7F && Character.isEmoji(c);
    }

    private static boolean isWithin(int c, int first, int last) {
        return c >= first && c <= last;
    }
}
