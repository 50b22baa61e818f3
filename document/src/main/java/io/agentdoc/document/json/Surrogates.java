package io.agentdoc.document.json;

/** Halves of a character without the other half, which no UTF-8 can carry (RFC 7493 section 2.1). */
final class Surrogates {
    static final String LONE = "half a character (a lone surrogate) stands in a text or name";

    private Surrogates() {}

    static boolean anyLone(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isSurrogate(c)) {
                boolean pair = Character.isHighSurrogate(c)
                        && i + 1 < text.length()
                        && Character.isLowSurrogate(text.charAt(i + 1));
                if (!pair) {
                    return true;
                }
                i++;
            }
        }
        return false;
    }
}
