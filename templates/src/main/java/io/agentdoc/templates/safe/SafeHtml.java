package io.agentdoc.templates.safe;

import gg.jte.Content;
import gg.jte.TemplateOutput;

/** HTML that may stand in a page. It is born in this package only, from text by escaping or from rich text by cleaning. */
public final class SafeHtml implements Content {
    private static final SafeHtml NOTHING = new SafeHtml("");

    private final String html;

    SafeHtml(String html) {
        this.html = html;
    }

    public static SafeHtml nothing() {
        return NOTHING;
    }

    @Override
    public void writeTo(TemplateOutput output) {
        output.writeContent(html);
    }

    @Override
    public boolean isEmptyContent() {
        return html.isEmpty();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SafeHtml that && html.equals(that.html);
    }

    @Override
    public int hashCode() {
        return html.hashCode();
    }

    @Override
    public String toString() {
        return html;
    }
}
