package io.agentdoc.templates.safe;

/**
 * The characters that no reader can see: direction marks, joiners, fillers, tags, controls and what Unicode says is no character.
 *
 * <p>A joiner or a variation selector inside an emoji is what makes the emoji, so it stays; everywhere else it is shown.
 */
final class Hidden {
    private static final int JOINER = 0x200D;
    private static final int KEYCAP = 0x20E3;

    private Hidden() {}

    /** Whether the character at this place is one that a reader would not see. */
    static boolean at(String text, int index, int codePoint) {
        return isInvisible(codePoint) && !isPartOfEmoji(text, index, codePoint);
    }

    static boolean isInvisible(int c) {
        if (c < 0xAD) {
            return (c < 0x20 && c != '\t' && c != '\n') || (c >= 0x7F && c < 0xA0);
        }
        if (c < 0x2000) {
            return c == 0xAD
                    || c == 0x034F
                    || c == 0x061C
                    || c == 0x115F
                    || c == 0x1160
                    || in(c, 0x17B4, 0x17B5)
                    || in(c, 0x180B, 0x180F);
        }
        if (c < 0x3164) {
            return in(c, 0x200B, 0x200F) || in(c, 0x2028, 0x202E) || in(c, 0x2060, 0x206F) || c == 0x2800;
        }
        return c == 0x3164
                || in(c, 0xFE00, 0xFE0F)
                || c == 0xFEFF
                || c == 0xFFA0
                || in(c, 0xFFF0, 0xFFFB)
                || in(c, 0xFDD0, 0xFDEF)
                || (c & 0xFFFE) == 0xFFFE
                || in(c, 0xD800, 0xDFFF)
                || in(c, 0x1BCA0, 0x1BCA3)
                || in(c, 0x1D173, 0x1D17A)
                || in(c, 0xE0000, 0xE0FFF);
    }

    private static boolean isPartOfEmoji(String text, int index, int codePoint) {
        if (index == 0) {
            return false;
        }
        int before = text.codePointBefore(index);
        int end = index + Character.charCount(codePoint);
        int after = end < text.length() ? text.codePointAt(end) : 0;
        if (codePoint == JOINER) {
            return isEmoji(before) && Character.isExtendedPictographic(after);
        }
        if (codePoint == 0xFE0E || codePoint == 0xFE0F) {
            return Character.isExtendedPictographic(before) || (Character.isEmoji(before) && after == KEYCAP);
        }
        return false;
    }

    private static boolean isEmoji(int c) {
        return Character.isExtendedPictographic(c) || Character.isEmojiModifier(c) || c == 0xFE0F;
    }

    private static boolean in(int c, int first, int last) {
        return c >= first && c <= last;
    }
}
