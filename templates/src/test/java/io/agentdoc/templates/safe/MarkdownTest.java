package io.agentdoc.templates.safe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Promise(Promised.NO_SCRIPT)
@Attack(9)
class MarkdownTest {
    private final Markdown markdown = new Markdown();

    @Test
    void the_owners_page_keeps_its_headings_and_lists() {
        assertEquals(
                "<h2>About</h2>\n<ul>\n<li dir=\"auto\">one</li>\n<li dir=\"auto\"><strong>two</strong></li>\n</ul>\n",
                markdown.render("## About\n\n- one\n- **two**\n").orElseThrow().toString());
    }

    @Test
    void the_owners_pages_know_each_other_by_name_and_a_field_knows_none() {
        assertEquals(
                "<p dir=\"auto\"><a href=\"../about-us/index.html\">x</a> y</p>\n",
                markdown.render("[x](about-us.md) y").orElseThrow().toString());
        for (String href : List.of("../secret.md", "a/b.md", "About.md", "about.md?x", "about.html", "//a.md")) {
            String html = markdown.render("[x](" + href + ")").orElseThrow().toString();
            assertTrue(!html.contains("href"), html);
        }
        assertTrue(!Sanitizer.ofFields()
                .clean("<a href=\"about.md\">x</a>")
                .orElseThrow()
                .toString()
                .contains("href"));
    }

    @Test
    void headings_of_any_level_stand_below_the_title_of_the_page() {
        assertEquals(
                "<h2>What</h2>\n<p dir=\"auto\">a</p>\n<h3>How</h3>\n<h4>Deep</h4>\n",
                markdown.render("# What\n\na\n\n## How\n\n###### Deep\n")
                        .orElseThrow()
                        .toString());
        assertEquals(
                "<p dir=\"auto\">What</p>\n",
                Markdown.besidePages().render("# What\n").orElseThrow().toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[x](//evil.example/x) | links to //evil.example/x; a link begins with https: or mailto:, or is .*",
                "[x](java&#115;cript:alert(1)) | links to javascript:alert\\(1\\); .*",
                "`[x][1]\n\n[1]: ../agents/a/index.html` | links to ../agents/a/index.html; .*",
                "[x](rules.md) | links to rules.md, and there is no such page beside it",
                "![a view](https://a.example/i.png) | shows the image https://a.example/i.png, and pages here have none"
            })
    void what_a_page_would_lose_is_told(String text, String lost) {
        String said = markdown.lost(text.replace("\\n", "\n"), page -> false).orElse("");
        assertTrue(said.matches(lost), said);
    }

    @Test
    void what_stands_there_is_not_lost() {
        String text = "[x](about.md) [y](https://a.example/) <mail@a.example> `[z](z)` \\[q](q)";
        assertEquals(Optional.empty(), markdown.lost(text, page -> page.page().equals("about")));
        assertTrue(Markdown.besidePages()
                .lost("[x](about.md)", page -> true)
                .orElse("")
                .startsWith("links to about.md, and stands on pages in many folders"));
    }

    @Test
    void a_table_is_a_table_with_the_sides_of_its_columns() {
        String table = "| What | How | Many |\n|:-----|:---:|-----:|\n| *one* | `a` | 1 |\n| two \\| three | b |\n";
        assertEquals(
                "<table>\n<thead>\n<tr><th scope=\"col\" dir=\"auto\" class=\"left\">What</th>"
                        + "<th scope=\"col\" dir=\"auto\" class=\"center\">How</th>"
                        + "<th scope=\"col\" dir=\"auto\" class=\"right\">Many</th></tr>\n</thead>\n<tbody>\n"
                        + "<tr><td dir=\"auto\" class=\"left\"><em>one</em></td>"
                        + "<td dir=\"auto\" class=\"center\"><code>a</code></td>"
                        + "<td dir=\"auto\" class=\"right\">1</td></tr>\n"
                        + "<tr><td dir=\"auto\" class=\"left\">two | three</td>"
                        + "<td dir=\"auto\" class=\"center\">b</td></tr>\n</tbody>\n</table>\n",
                markdown.render(table).orElseThrow().toString());
    }

    @Test
    void a_table_that_a_page_has_no_room_for_is_told() {
        assertEquals(Optional.empty(), markdown.lost(table(Markdown.MOST_COLUMNS), page -> true));
        assertEquals(
                Optional.of("has a table of 13 columns, and a page has room for 12"),
                markdown.lost(table(Markdown.MOST_COLUMNS + 1), page -> true));
        assertEquals(
                Optional.of("has a table, and what stands on every page has none"),
                Markdown.besidePages().lost(table(2), page -> true));
    }

    private static String table(int columns) {
        return "|" + "a|".repeat(columns) + "\n|" + "-|".repeat(columns) + "\n|" + "b|".repeat(columns) + "\n";
    }

    @Test
    void what_a_cell_holds_is_cleaned_like_everything_else() {
        String html = markdown.render("""
                        | <script>alert(1)</script> | [x](java&#115;cript:alert(1)) |
                        |---|---|
                        | ![i](https://a.example/i.png) | <td style=position:fixed>\u202e |
                        """).orElseThrow().toString();
        assertTrue(
                !html.contains("<script")
                        && !html.contains("<img")
                        && !html.contains("href")
                        && !html.contains("\u202e"),
                html);
        assertEquals(4, Jsoup.parse(html).select("th, td").size(), html);
        assertEquals(0, Jsoup.parse(html).select("[style]").size(), html);
    }

    @Test
    void even_the_owners_page_is_cleaned() {
        String html = markdown.render(
                        "<script>alert(1)</script> [x](java&#115;cript:alert(1)) ![i](https://a.example/i.png)")
                .orElseThrow()
                .toString();
        assertTrue(!html.contains("<script") && !html.contains("<img") && !html.contains("href"), html);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void a_block_has_at_most_four_hundred_lines_and_a_page_as_many_blocks_as_it_likes(String end) {
        String block = ("|" + end).repeat(400) + end;
        assertTrue(markdown.render(block + "a" + end + end + block).isPresent());
        assertTrue(markdown.render("|" + end + block).isEmpty());
        assertTrue(markdown.render(("-|" + end).repeat(401)).isEmpty(), "what looks like a list and is none");
        assertTrue(markdown.render(("- a" + end).repeat(3000)).isPresent());
        assertTrue(markdown.render(("# a" + end).repeat(3000)).isPresent());
    }

    @Test
    void a_block_has_at_most_four_hundred_marks() {
        String block = "*a* ".repeat(200) + "\n\n";
        assertTrue(markdown.render(block + block).isPresent());
        assertTrue(markdown.render("*" + block).isEmpty());
        assertTrue(markdown.render("*a*\n".repeat(201)).isEmpty(), "what looks like a list and is none");
    }

    @Test
    void no_page_drowns_the_parser() {
        for (String mark : List.of(
                "_",
                "*",
                "[",
                "(",
                "`",
                "![",
                "> ",
                "- ",
                "a*b_",
                "<",
                "&",
                "**a ",
                "[a](",
                "~",
                "1. ",
                "| ",
                "|a",
                "a|\n-|\n",
                "|-|\n",
                "| `a` |\n|---|\n",
                "|:-",
                "\\|",
                "|*|_|\n")) {
            String page = mark.repeat(16_000 / mark.length());
            assertTimeout(Duration.ofSeconds(10), () -> markdown.render(page), mark);
            assertTimeout(Duration.ofSeconds(10), () -> markdown.render(page.replaceAll("(.{50})", "$1\n")), mark);
        }
    }
}
