package io.agentdoc.document.report;

/** A stranger's text inside Markdown, as text and as nothing else: no link, no tag, no cell of its own. */
public final class Markdown {
    private static final String MEANS_SOMETHING = "\\`*_{}[]()#+-.!|~>:@";

    private Markdown() {}

    /** The text as a code span inside a table's cell, in backticks enough that it cannot end the span. */
    public static String code(String text) {
        String shown = Visible.of(text).replace("|", "\\|");
        String fence = "`";
        while (shown.contains(fence)) {
            fence += "`";
        }
        boolean touches = shown.startsWith("`") || shown.endsWith("`") || shown.isBlank();
        return touches ? fence + " " + shown + " " + fence : fence + shown + fence;
    }

    /** Every mark that Markdown gives a meaning has a backslash in front, and HTML's are entities. */
    public static String escaped(String text) {
        StringBuilder escaped = new StringBuilder(text.length() + 16);
        for (char c : Visible.of(text).toCharArray()) {
            switch (c) {
                case '<' -> escaped.append("&lt;");
                case '&' -> escaped.append("&amp;");
                default ->
                    escaped.append(MEANS_SOMETHING.indexOf(c) >= 0 ? "\\" : "").append(c);
            }
        }
        return escaped.toString();
    }
}
