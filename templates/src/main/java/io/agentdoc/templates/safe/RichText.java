package io.agentdoc.templates.safe;

import java.util.Map;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.safety.Safelist;

/** What rich text may consist of, and how much of it: a closed list of elements, none of which can act or load. */
enum RichText {
    /** A field that a format declares rich text (Pond's), written by a stranger. */
    FIELD,
    /** The site owner's own page, which has an outline of its own. */
    OWN_PAGE;

    /** The most that is read, in bytes of UTF-8: more than any field of the formats we know may hold. */
    static final int MOST_BYTES = 64 * 1024;
    /** The deepest nesting that is read: a reader is lost long before it. */
    static final int MOST_DEPTH = 64;
    /** The most that may come out, as a multiple of the most that goes in. */
    static final int MOST_GROWTH = 4;

    /** Elements that say the same as one we print. Headings of a field would break the outline of the page around them. */
    static final Map<String, String> RESTATED = Map.of("b", "strong", "i", "em");

    private static final int DEEPEST_HEADING = 4;

    private static final String[] TAGS = {
        "p", "br", "ul", "ol", "li", "strong", "b", "em", "i", "code", "pre", "blockquote", "a"
    };

    private static final String[] OWN_TAGS = {"h2", "h3", "h4", "hr", "table", "thead", "tbody", "tr", "th", "td"};

    /**
     * Puts headings where the page around them has a place for them: in a field nowhere, on a page of the owner's below its
     * title, whichever level the owner begins with.
     */
    void outline(Document parsed) {
        if (this == FIELD) {
            parsed.select("h1,h2,h3,h4,h5,h6").forEach(heading -> heading.tagName("p"));
            return;
        }
        int below = parsed.select("h1").isEmpty() ? 0 : 1;
        for (Element heading : parsed.select("h1,h2,h3,h4,h5,h6")) {
            int level = heading.normalName().charAt(1) - '0' + below;
            heading.tagName("h" + Math.min(level, DEEPEST_HEADING));
        }
    }

    Safelist allowed() {
        Safelist allowed = Safelist.none().addTags(TAGS).addAttributes("a", "href");
        return this == OWN_PAGE
                ? allowed.addTags(OWN_TAGS).addAttributes("th", "align").addAttributes("td", "align")
                : allowed;
    }
}
