package io.agentdoc.templates.safe;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
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
        boolean isTooLong = richText.length() > RichText.MOST_BYTES;
        return isTooLong
                ? richText
                : Parser.htmlParser()
                        .setMaxDepth(RichText.MOST_DEPTH)
                        .parseInput(richText, "")
                        .text();
    }

    public Optional<SafeHtml> clean(String richText) {
        if (richText.length() > RichText.MOST_BYTES
                || richText.getBytes(StandardCharsets.UTF_8).length > RichText.MOST_BYTES) {
            return Optional.empty();
        }
        Document parsed = Parser.htmlParser().setMaxDepth(RichText.MOST_DEPTH).parseInput(richText, "");
        kind.outline(parsed);
        Element body = new Cleaner(kind.allowed()).clean(parsed).body();
        return RichTextWriter.write(body, kind).filter(html -> !html.isEmptyContent());
    }
}
