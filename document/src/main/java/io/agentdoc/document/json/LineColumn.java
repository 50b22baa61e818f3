package io.agentdoc.document.json;

/**
 * A place in a text as an editor shows it.
 *
 * @param line counts from one; a line ends at LF, CR or both together
 * @param column counts from one, in UTF-16 units
 */
public record LineColumn(long line, long column) {
    static final LineColumn START = new LineColumn(1, 1);

    /** The place of that offset; one past the end is a place too. */
    static LineColumn of(String text, int offset) {
        return START.after(text, 0, offset);
    }

    /** The place of a later offset, where this is that of the earlier one. */
    LineColumn after(String text, int from, int to) {
        long lines = line;
        long first = from - column + 1;
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            boolean half = c == '\r' && text.startsWith("\n", i + 1);
            if (c == '\n' || (c == '\r' && !half)) {
                lines++;
                first = i + 1L;
            }
        }
        return new LineColumn(lines, to - first + 1);
    }
}
