package io.agentdoc.templates.safe;

import java.time.Instant;

/** Our own words and marks, as they may be shown. */
public final class Ours {
    private Ours() {}

    /** Words of the interface, which stand in the page's own language and direction. */
    public static SafeHtml words(String text) {
        var html = new StringBuilder(text.length() + 16);
        Escape.text(text, html);
        return new SafeHtml(html.toString());
    }

    /** A moment, readable by people in our words and by programs exactly. */
    public static SafeHtml moment(Instant at, String inWords) {
        var html = new StringBuilder(80).append("<time datetime=\"").append(at).append("\">");
        Escape.text(inWords, html);
        return new SafeHtml(html.append("</time>").toString());
    }

    /** Words that stand out among others. */
    public static SafeHtml strong(SafeHtml words) {
        return new SafeHtml("<strong>" + words + "</strong>");
    }

    /** A link to another place on the same page. */
    public static SafeHtml link(Anchor to, SafeHtml text) {
        return new SafeHtml("<a href=\"" + to.href() + "\">" + text + "</a>");
    }
}
