package io.agentdoc.templates.safe;

import java.util.Optional;

/**
 * An address that may be followed: http, https or mailto, complete, without user information, and nothing a reader
 * cannot see. It knows its host in the form the network uses, so that a look-alike shows itself.
 */
public final class SafeUrl {
    private final String href;
    private final String host;
    private final String asGiven;

    SafeUrl(String href, String host, String asGiven) {
        this.href = href;
        this.host = host;
        this.asGiven = asGiven;
    }

    /** The address in this text, if it is one that may be followed. */
    public static Optional<SafeUrl> parse(String text) {
        return SafeUrlParser.parse(text);
    }

    public String href() {
        return href;
    }

    /** The host in ASCII; of a mail address, the part after the at sign. */
    public String host() {
        return host;
    }

    /** A link whose text is the whole address, and the host beside it where the address spells it otherwise. */
    public SafeHtml link() {
        var html = open().append("<bdi dir=\"ltr\" lang=\"\">");
        Escape.text(asGiven, html);
        html.append("</bdi></a>");
        if (!href.contains(asGiven)) {
            html.append(" <code dir=\"ltr\">").append(host).append("</code>");
        }
        return new SafeHtml(html.toString());
    }

    /** A link with other words as its text, and the host always beside them. */
    public SafeHtml link(SafeHtml text) {
        return new SafeHtml(
                open().append(text).append("</a> ").append(hostBeside()).toString());
    }

    StringBuilder open() {
        var html = new StringBuilder(2 * href.length() + 80).append("<a href=\"");
        Escape.plain(href, html);
        return html.append("\" rel=\"nofollow noopener\">");
    }

    String hostBeside() {
        return "<code dir=\"ltr\">" + host + "</code>";
    }

    @Override
    public String toString() {
        return href;
    }
}
