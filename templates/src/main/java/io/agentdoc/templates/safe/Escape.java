package io.agentdoc.templates.safe;

/** Turns characters into HTML text: markup is escaped and what nobody can see is written out. */
final class Escape {
    private Escape() {}

    /**
     * Appends text as HTML. A run of hidden characters becomes one chip that names each; line ends stay, but never more
     * than two together.
     */
    static void text(String text, StringBuilder html) {
        int lineEnds = 0;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            if (c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n') {
                i++;
                continue;
            }
            if (Hidden.at(text, i, c)) {
                i = chip(text, i, html);
                lineEnds = 0;
                continue;
            }
            lineEnds = c == '\n' ? lineEnds + 1 : 0;
            if (lineEnds <= 2) {
                character(c, html);
            }
            i += Character.charCount(c);
        }
    }

    /** Appends text for a place that holds no elements: a title, an attribute. It is one line, and chips are brackets. */
    static void plain(String text, StringBuilder html) {
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            if (c == '\n' || c == '\t') {
                html.append(' ');
            } else if (Hidden.at(text, i, c)) {
                html.append('[');
                name(c, html);
                html.append(']');
            } else {
                character(c, html);
            }
            i += Character.charCount(c);
        }
    }

    private static int chip(String text, int start, StringBuilder html) {
        html.append("<i>");
        int i = start;
        while (i < text.length()) {
            int c = text.codePointAt(i);
            if (!Hidden.at(text, i, c)) {
                break;
            }
            if (i > start) {
                html.append(' ');
            }
            name(c, html);
            i += Character.charCount(c);
        }
        html.append("</i>");
        return i;
    }

    private static void name(int c, StringBuilder html) {
        html.append("U+");
        String hex = Integer.toHexString(c);
        for (int i = hex.length(); i < 4; i++) {
            html.append('0');
        }
        for (int i = 0; i < hex.length(); i++) {
            html.append(Character.toUpperCase(hex.charAt(i)));
        }
    }

    private static void character(int c, StringBuilder html) {
        switch (c) {
            case '&' -> html.append("&amp;");
            case '<' -> html.append("&lt;");
            case '>' -> html.append("&gt;");
            case '"' -> html.append("&quot;");
            case '\'' -> html.append("&#39;");
            default -> html.appendCodePoint(c);
        }
    }
}
