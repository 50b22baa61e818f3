package io.agentdoc.templates.safe;

import java.util.Optional;

/**
 * What a page tells the programs that preview it, by the Open Graph protocol and as JSON-LD: its title, its description,
 * its address and its age, and nothing that rates anybody.
 */
public final class Preview {
    /** What programs that preview a page show of its title. */
    private static final int LONGEST_TITLE = 120;
    /** What programs that preview a page show of its description. */
    private static final int LONGEST_DESCRIPTION = 300;

    private Preview() {}

    /** The elements, for a page that has an address. */
    public static SafeHtml of(String title, Optional<String> description, SafeUrl address, Optional<String> modified) {
        String name = Theirs.cut(title, LONGEST_TITLE);
        Optional<String> sentence = description.map(text -> Theirs.cut(text, LONGEST_DESCRIPTION));
        var html = new StringBuilder(1000);
        property("og:type", "website", html);
        property("og:title", name, html);
        property("og:url", address.href(), html);
        sentence.ifPresent(text -> property("og:description", text, html));
        html.append("<script type=\"application/ld+json\">{\"@context\":\"https://schema.org\",\"@type\":\"WebPage\"");
        member("name", name, html);
        sentence.ifPresent(text -> member("description", text, html));
        member("url", address.href(), html);
        modified.ifPresent(moment -> member("dateModified", moment, html));
        return new SafeHtml(html.append("}</script>").toString());
    }

    private static void property(String name, String content, StringBuilder html) {
        html.append("<meta property=\"").append(name).append("\" content=\"");
        Escape.plain(content, html);
        html.append("\">\n");
    }

    private static void member(String name, String text, StringBuilder html) {
        html.append(",\"").append(name).append("\":\"");
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            if (Hidden.at(text, i, c) || isMarkup(c)) {
                escape(c, html);
            } else {
                html.appendCodePoint(c);
            }
            i += Character.charCount(c);
        }
        html.append('"');
    }

    /** Whatever could end the text, the script or the line, in HTML or in JSON. */
    private static boolean isMarkup(int c) {
        return c < 0x20 || "<>&'\"\\\u2028\u2029".indexOf(c) >= 0;
    }

    private static void escape(int c, StringBuilder html) {
        for (char unit : Character.toChars(c)) {
            html.append("\\u");
            String hex = Integer.toHexString(unit);
            html.append("0".repeat(4 - hex.length())).append(hex);
        }
    }
}
