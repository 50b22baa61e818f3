package io.agentdoc.templates.safe;

/**
 * A stranger's words as they may be shown: escaped, kept apart in their own direction and of no stated language, with
 * every hidden character written out. They are never translated.
 */
public final class Theirs {
    /** What a browser's tab and a list of results show of a title. */
    private static final int LONGEST_TITLE = 120;
    /** What a list of results shows of a description. */
    private static final int LONGEST_DESCRIPTION = 300;

    private Theirs() {}

    /** Words in running text; line ends are kept. */
    public static SafeHtml words(String text) {
        var html = new StringBuilder(text.length() + 40).append("<bdi lang=\"\">");
        Escape.text(text, html);
        return new SafeHtml(html.append("</bdi>").toString());
    }

    /** A key, a digest, a media type, a name in a closed list: shown letter by letter, left to right. */
    public static SafeHtml code(String text) {
        var html = new StringBuilder(text.length() + 40).append("<code dir=\"ltr\">");
        Escape.text(text, html);
        return new SafeHtml(html.append("</code>").toString());
    }

    /** Words as the content of a title element: one line, cut where it is too long for one. */
    public static SafeHtml title(String text) {
        var html = new StringBuilder(LONGEST_TITLE + 40);
        Escape.plain(cut(text, LONGEST_TITLE), html);
        return new SafeHtml(html.toString());
    }

    /** The element that tells search engines what a page is about. */
    public static SafeHtml description(String text) {
        var html = new StringBuilder(LONGEST_DESCRIPTION + 60).append("<meta name=\"description\" content=\"");
        Escape.plain(cut(text, LONGEST_DESCRIPTION), html);
        return new SafeHtml(html.append("\">").toString());
    }

    /** The beginning of a text, whole where it is short enough. */
    public static String cut(String text, int longest) {
        if (text.codePointCount(0, text.length()) <= longest) {
            return text;
        }
        return text.substring(0, text.offsetByCodePoints(0, longest - 1)).stripTrailing() + "…";
    }
}
