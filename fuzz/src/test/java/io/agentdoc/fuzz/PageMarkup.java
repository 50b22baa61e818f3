package io.agentdoc.fuzz;

import io.agentdoc.document.value.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/** What holds of every page: it is read back as it was meant, and nothing in it acts or loads. */
final class PageMarkup {
    private static final Set<String> ELEMENTS =
            Set.of(("html head title meta link body script noscript a article aside b bdi blockquote br button code dd"
                            + " div dl dt em form footer h1 h2 h3 h4 header hr i input label li main nav ol p pre section span"
                            + " strong table tbody td th thead time tr ul")
                    .split(" "));

    private static final Set<String> ATTRIBUTES =
            Set.of(("class id href name content type dir role rel lang http-equiv for autocomplete aria-label"
                            + " aria-hidden aria-labelledby aria-describedby aria-live aria-current method action charset property"
                            + " datetime open hidden tabindex title value src colspan scope")
                    .split(" "));

    private static final Pattern OURS = Pattern.compile("#.*|(?:\\.\\./)*[A-Za-z0-9._~%/+-]*(?:#.*)?");

    private PageMarkup() {}

    static Document sound(Bytes html) {
        return sound(new String(html.toArray(), StandardCharsets.UTF_8), Parser.htmlParser());
    }

    /** A piece of a page. */
    static Document piece(String html) {
        return sound(
                "<!doctype html><html><head><title>t</title></head><body>" + html + "</body></html>",
                Parser.htmlParser());
    }

    private static Document sound(String html, Parser parser) {
        parser.setTrackErrors(5);
        Document page = parser.parseInput(html, "");
        Holds.that(parser.getErrors().isEmpty(), () -> parser.getErrors() + " in " + html);
        page.getAllElements().stream().skip(1).forEach(PageMarkup::sound);
        return page;
    }

    private static void sound(Element element) {
        Holds.that(ELEMENTS.contains(element.normalName()), () -> "the element " + element.outerHtml());
        if (element.normalName().equals("script")) {
            boolean data = element.attr("type").equals("application/ld+json");
            Holds.that(data || OURS.matcher(element.attr("src")).matches(), () -> "a script: " + element.outerHtml());
        }
        for (Attribute attribute : element.attributes()) {
            String name = attribute.getKey();
            Holds.that(
                    ATTRIBUTES.contains(name) || name.startsWith("data-"),
                    () -> "the attribute " + name + " of " + element.outerHtml());
            if (name.equals("href") || name.equals("src") || name.equals("action")) {
                address(attribute.getValue(), element);
            }
        }
    }

    private static void address(String address, Element of) {
        String lower = address.toLowerCase(Locale.ROOT);
        boolean leaves = of.normalName().equals("a")
                && (lower.startsWith("https://") || lower.startsWith("http://") || lower.startsWith("mailto:"));
        boolean icon = of.attr("rel").equals("canonical");
        Holds.that(leaves || icon || OURS.matcher(address).matches(), () -> "the address of " + of.outerHtml());
    }
}
