package io.agentdoc.templates.safe;

import java.util.Optional;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeVisitor;

/** Writes cleaned rich text, element by element, so that nothing is printed that we did not mean to print. */
final class RichTextWriter implements NodeVisitor {
    private final StringBuilder html = new StringBuilder();
    private final RichText kind;

    private RichTextWriter(RichText kind) {
        this.kind = kind;
    }

    /** The text as HTML, unless it grew past its limit. */
    static Optional<SafeHtml> write(Element body, RichText kind) {
        var writer = new RichTextWriter(kind);
        body.childNodes().forEach(node -> node.traverse(writer));
        boolean grew = writer.html.length() > RichText.MOST_BYTES * RichText.MOST_GROWTH;
        return grew ? Optional.empty() : Optional.of(new SafeHtml(writer.html.toString()));
    }

    @Override
    public void head(Node node, int depth) {
        switch (node) {
            case TextNode text -> Escape.text(text.getWholeText(), html);
            case Element element -> open(element);
            default -> {} // comments and the like say nothing to a reader
        }
    }

    @Override
    public void tail(Node node, int depth) {
        if (node instanceof Element element) {
            close(element);
        }
    }

    private void open(Element element) {
        String name = name(element);
        switch (name) {
            case "a" ->
                page(element)
                        .ifPresentOrElse(
                                page -> html.append(page.open()),
                                () -> url(element).ifPresent(url -> html.append(url.open())));
            case "p", "li", "blockquote" -> html.append('<').append(name).append(" dir=\"auto\">");
            case "th" ->
                html.append("<th scope=\"col\" dir=\"auto\"")
                        .append(side(element))
                        .append('>');
            case "td" -> html.append("<td dir=\"auto\"").append(side(element)).append('>');
            default -> html.append('<').append(name).append('>');
        }
    }

    /** The side that a column stands on, as a class of ours. */
    private static String side(Element cell) {
        return switch (cell.attr("align")) {
            case "left" -> " class=\"left\"";
            case "center" -> " class=\"center\"";
            case "right" -> " class=\"right\"";
            default -> "";
        };
    }

    private void close(Element element) {
        String name = name(element);
        switch (name) {
            case "br", "hr" -> {}
            case "a" ->
                page(element)
                        .ifPresentOrElse(
                                page -> html.append("</a>"),
                                () -> url(element)
                                        .ifPresent(url -> html.append("</a> ").append(url.hostBeside())));
            default -> html.append("</").append(name).append('>');
        }
    }

    /** Only the owner's own pages know each other by name. */
    private Optional<PageLink> page(Element link) {
        return kind == RichText.OWN_PAGE ? PageLink.parse(link.attr("href")) : Optional.empty();
    }

    private static Optional<SafeUrl> url(Element link) {
        return SafeUrl.parse(link.attr("href"));
    }

    private static String name(Element element) {
        return RichText.RESTATED.getOrDefault(element.normalName(), element.normalName());
    }
}
