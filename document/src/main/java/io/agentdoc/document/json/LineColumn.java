package io.agentdoc.document.json;

/**
 * A place in a text as an editor shows it.
 *
 * @param line counts from one; a line ends at LF, CR or both together
 * @param column counts from one, in UTF-16 units
 */
record LineColumn(long line, long column) {
    static final LineColumn START = new LineColumn(1, 1);

    /** The place of that offset; one past the end is a place too. */
    static LineColumn of(String text, int offset) {
        long line = 1;
        int lineStart = 0;
        for (int i = 0; i < offset; i++) {
            char c = text.charAt(i);
            boolean half = c == '\r' && text.startsWith("\n", i + 1);
            if (c == '\n' || (c == '\r' && !half)) {
                line++;
                lineStart = i + 1;
            }
        }
        return new LineColumn(line, offset - lineStart + 1L);
    }
}
