package io.agentdoc.templates.safe;

import com.vladsch.flexmark.html.HtmlRenderer;
import com.vladsch.flexmark.parser.Parser;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The site owner's own pages, and nothing else: the parser is not one to be trusted with a stranger's text, and what it
 * makes is cleaned all the same.
 */
public final class Markdown {
    /** A run of one mark longer than any that means something; such runs are what the parser drowns in. */
    private static final Pattern RUN = Pattern.compile("([^\\w\\s=-]|_)\\1{63}");
    /** Quotes and lists inside one another, deeper than anybody follows: each level costs the parser stack. */
    private static final Pattern DEEP = Pattern.compile("(?m)^(?:[ \\t]*+(?:[>*+_-]|[0-9]{1,9}[.)])){32}");
    /** The most marks in one block of text: what they nest costs more than in proportion. */
    private static final int MOST_MARKS = 400;

    private static final Pattern BLOCK_END = Pattern.compile("\\n(?=[ \\t]*(?:\\n|[>*+#-]|[0-9]{1,9}[.)]))");

    private final Parser parser = Parser.builder().build();
    private final HtmlRenderer renderer =
            HtmlRenderer.builder().escapeHtml(true).build();
    private final Sanitizer sanitizer;

    private Markdown(Sanitizer sanitizer) {
        this.sanitizer = sanitizer;
    }

    /** For a page of its own, with headings. */
    public Markdown() {
        this(Sanitizer.ofOwnPages());
    }

    /** For words that stand on pages of another outline, without headings. */
    public static Markdown besidePages() {
        return new Markdown(Sanitizer.ofFields());
    }

    /** The page as HTML, unless it is past a limit. */
    public Optional<SafeHtml> render(String markdown) {
        if (markdown.length() > RichText.MOST_BYTES || isDeep(markdown) || hasTooManyMarks(markdown)) {
            return Optional.empty();
        }
        return sanitizer.clean(renderer.render(parser.parse(markdown)));
    }

    private static boolean isDeep(String markdown) {
        return RUN.matcher(markdown).find() || DEEP.matcher(markdown).find();
    }

    private static boolean hasTooManyMarks(String markdown) {
        return BLOCK_END.splitAsStream(markdown).anyMatch(block -> marks(block) > MOST_MARKS);
    }

    private static long marks(String block) {
        return block.chars().filter(c -> "*_[]()<>`!&~".indexOf(c) >= 0).count();
    }
}
