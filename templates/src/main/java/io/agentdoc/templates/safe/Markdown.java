package io.agentdoc.templates.safe;

import com.vladsch.flexmark.ext.tables.TablesExtension;
import com.vladsch.flexmark.html.HtmlRenderer;
import com.vladsch.flexmark.parser.Parser;
import com.vladsch.flexmark.util.data.DataHolder;
import com.vladsch.flexmark.util.data.MutableDataSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

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
    /** The most lines in one block of text: each costs the parser what all before it did. */
    private static final int MOST_LINES = 400;

    private static final String LINE_END = "(?>\\r\\n|[\\r\\n])";

    /** What ends a block whatever came before it: an empty line, a heading, an item of a list. */
    private static final Pattern BLOCK_END =
            Pattern.compile(LINE_END + "(?=[ \\t]*+(?:" + LINE_END + "|(?:[*+-]|[0-9]{1,9}[.)]|#{1,6})[ \\t\\r\\n]))");

    /** As many columns as a page of 320 px has room for. */
    static final int MOST_COLUMNS = 12;

    /** Tables as most people know them: one row of heads, a cell a column, no caption. */
    private static final DataHolder TABLES = new MutableDataSet()
            .set(Parser.EXTENSIONS, List.of(TablesExtension.create()))
            .set(TablesExtension.MIN_SEPARATOR_DASHES, 1)
            .set(TablesExtension.MIN_HEADER_ROWS, 1)
            .set(TablesExtension.MAX_HEADER_ROWS, 1)
            .set(TablesExtension.COLUMN_SPANS, false)
            .set(TablesExtension.DISCARD_EXTRA_COLUMNS, true)
            .set(TablesExtension.WITH_CAPTION, false)
            .toImmutable();

    private final Parser parser = Parser.builder(TABLES).build();
    private final HtmlRenderer renderer =
            HtmlRenderer.builder(TABLES).escapeHtml(true).build();
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

    /**
     * The first thing in a text that its page would not have, as the end of a sentence that begins with the text's name: an
     * image, a table that has no room, or a link that leads nowhere. The text is one that can be rendered.
     *
     * @param isThere whether a page that is linked by its name stands beside this one
     */
    public Optional<String> lost(String markdown, Predicate<PageLink> isThere) {
        Document page = Jsoup.parse(renderer.render(parser.parse(markdown)));
        Optional<String> image = page.select("img").stream()
                .findFirst()
                .map(img -> "shows the image " + img.attr("src") + ", and pages here have none");
        return image.or(() -> lostTable(page))
                .or(() -> page.select("a[href]").eachAttr("href").stream()
                        .flatMap(href -> lostLink(href, isThere).stream())
                        .findFirst());
    }

    private Optional<String> lostTable(Document page) {
        int columns =
                page.select("tr").stream().mapToInt(Element::childrenSize).max().orElse(0);
        if (columns > 0 && !sanitizer.isOfOwnPages()) {
            return Optional.of("has a table, and what stands on every page has none");
        }
        return columns > MOST_COLUMNS
                ? Optional.of("has a table of " + columns + " columns, and a page has room for " + MOST_COLUMNS)
                : Optional.empty();
    }

    private Optional<String> lostLink(String href, Predicate<PageLink> isThere) {
        if (SafeUrl.parse(href).isPresent()) {
            return Optional.empty();
        }
        if (!sanitizer.isOfOwnPages()) {
            return Optional.of("links to " + href
                    + ", and stands on pages in many folders, so that its links have to begin with https: or mailto:");
        }
        Optional<PageLink> beside = PageLink.parse(href);
        if (beside.isEmpty()) {
            return Optional.of("links to " + href
                    + "; a link begins with https: or mailto:, or is the name of a page beside it, such as about.md");
        }
        return beside.filter(isThere.negate())
                .map(link -> "links to " + link.page() + ".md, and there is no such page beside it");
    }

    /** The page as HTML, unless it is past a limit. */
    public Optional<SafeHtml> render(String markdown) {
        if (markdown.length() > RichText.MOST_BYTES || isDeep(markdown) || hasTooLargeBlock(markdown)) {
            return Optional.empty();
        }
        return sanitizer.clean(renderer.render(parser.parse(markdown)));
    }

    private static boolean isDeep(String markdown) {
        return RUN.matcher(markdown).find() || DEEP.matcher(markdown).find();
    }

    private static boolean hasTooLargeBlock(String markdown) {
        return BLOCK_END
                .splitAsStream(markdown)
                .anyMatch(block -> marks(block) > MOST_MARKS || lines(block) > MOST_LINES);
    }

    private static long lines(String block) {
        return block.lines().filter(line -> !line.isBlank()).count();
    }

    private static long marks(String block) {
        return block.chars().filter(c -> "*_[]()<>`!&~".indexOf(c) >= 0).count();
    }
}
