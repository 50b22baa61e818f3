package io.agentdoc.templates.safe;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.jsoup.safety.Cleaner;

/**
 * The one gate for rich text: it is parsed, the allowed part of it is copied, and that copy alone is written out.
 *
 * <p>Text past its limits is not cut, since half a list reads like a whole one: there is no answer, and the page shows the
 * text as text.
 */
public final class Sanitizer {
    private static final Set<String> LISTS = Set.of("ul", "ol");
    /** How often what was cleaned is read and cleaned again; real text settles at the first. */
    private static final int MOST_ROUNDS = 6;
    /** What the parser takes for the end of the text, with all that stands behind it. */
    private static final char END = '\uFFFF';
    /** A name that no element has; each letter of it costs the parser what all before it did. */
    private static final Pattern LONG_NAME = Pattern.compile("</?[A-Za-z][^\\s/>]{255}");

    private final RichText kind;

    private Sanitizer(RichText kind) {
        this.kind = kind;
    }

    boolean isOfOwnPages() {
        return kind == RichText.OWN_PAGE;
    }

    /** For the few fields that a format declares rich text. */
    public static Sanitizer ofFields() {
        return new Sanitizer(RichText.FIELD);
    }

    static Sanitizer ofOwnPages() {
        return new Sanitizer(RichText.OWN_PAGE);
    }

    /** What rich text reads as where only plain text can stand. */
    public static String plain(String richText) {
        return isTooLong(richText) || hasEnd(richText)
                ? richText
                : Parser.htmlParser()
                        .setMaxDepth(RichText.MOST_DEPTH)
                        .parseInput(richText, "")
                        .text();
    }

    public Optional<SafeHtml> clean(String richText) {
        if (isTooLong(richText) || richText.getBytes(StandardCharsets.UTF_8).length > RichText.MOST_BYTES) {
            return Optional.empty();
        }
        return settled(richText)
                .flatMap(body -> RichTextWriter.write(body, kind))
                .filter(html -> !html.isEmptyContent());
    }

    private static boolean isTooLong(String richText) {
        return richText.length() > RichText.MOST_BYTES
                || LONG_NAME.matcher(richText).find();
    }

    /**
     * The allowed part in a form that a parser reads as it was meant. Where elements between two allowed ones were taken
     * out, what is left may stand where it cannot, as a list in a paragraph, and what cannot is mended by every parser in
     * its own way, out of its place on the page if need be.
     */
    private Optional<Element> settled(String richText) {
        if (hasEnd(richText)) {
            return Optional.empty();
        }
        Element body = cleaned(richText);
        for (int round = 0; round < MOST_ROUNDS; round++) {
            String written = body.html();
            if (hasEnd(written)) {
                return Optional.empty();
            }
            body = cleaned(written);
            if (body.html().equals(written)) {
                return Optional.of(body);
            }
        }
        return Optional.empty();
    }

    private static boolean hasEnd(String html) {
        return html.indexOf(END) >= 0;
    }

    private Element cleaned(String html) {
        Document parsed = Parser.htmlParser().setMaxDepth(RichText.MOST_DEPTH).parseInput(html, "");
        kind.outline(parsed);
        Document clean = new Cleaner(kind.allowed()).clean(parsed);
        clean.outputSettings().prettyPrint(false);
        clean.select("li").stream().filter(Sanitizer::isAstray).forEach(item -> item.tagName("p"));
        return clean.body();
    }

    /** An item that is in no list would end the item of ours that it stands in. */
    private static boolean isAstray(Element item) {
        return item.parent() == null || !LISTS.contains(item.parent().normalName());
    }
}
