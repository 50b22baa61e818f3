package io.agentdoc.renderer.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.templates.words.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OwnPagesTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void folders() throws IOException {
        Files.createDirectories(folder.resolve("pages"));
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve("pages").resolve(name), text);
    }

    private void build() {
        Serving serving =
                new Serving(Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(folder.resolve("pages")));
        Site.directory(
                        folder.resolve("site"),
                        new SiteSettings(Words.english(), "Example", Optional.empty(), serving),
                        List.of())
                .finish();
    }

    private String page(String name) throws IOException {
        return Files.readString(folder.resolve("site").resolve(name));
    }

    @Test
    void pages_stand_in_their_order_and_lead_to_each_other() throws IOException {
        write("about.md", "---\ntitle: About us\norder: 2\n---\nWe *list* agents.\n");
        write("rules.md", "---\ntitle: Rules\norder: 1\n---\n# What we do\n\n- one\n- two\n");
        build();
        var front = Jsoup.parse(page("index.html"));
        assertEquals(
                List.of("by/index.html", "rules/index.html", "about/index.html"),
                front.select("ul.ways a").eachAttr("href"));
        var about = Jsoup.parse(page("about/index.html"));
        assertEquals("About us", about.select("h1").getFirst().text());
        assertEquals("We list agents.", about.select("main p").text());
        assertEquals(
                List.of("../rules/index.html", "../about/index.html"),
                about.select("ul.ways a").eachAttr("href"));
    }

    @Test
    void a_page_links_to_another_and_never_to_one_that_is_not_there() throws IOException {
        write("about.md", "---\ntitle: About\n---\nSee [the rules](rules.md).\n");
        write("rules.md", "---\ntitle: Rules\n---\nOne.\n");
        build();
        assertEquals(
                List.of("../rules/index.html"),
                Jsoup.parse(page("about/index.html")).select("main p a").eachAttr("href"));
        write("about.md", "---\ntitle: About\n---\nSee [the rules](rule.md).\n");
        String why = String.valueOf(assertThrows(OutputFault.class, this::build).getMessage());
        assertTrue(why.contains("about.md links to rule.md, and there is no such page beside it"), why);
    }

    @Test
    void what_an_owner_pastes_is_cleaned_as_well() throws IOException {
        write(
                "about.md",
                "---\ntitle: A <b>\n---\n# Of us\n\n<script>alert(1)</script> <img src=\"//evil/x.png\"> <a href=\"javascript:a\">x</a>\n");
        build();
        String page = page("about/index.html");
        assertFalse(page.contains("<script>alert") || page.contains("<a href=\"java") || page.contains("<img"), page);
        assertTrue(page.contains("<h2>Of us</h2>"), page);
        assertTrue(page.contains("A &lt;b&gt;"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "about.md | # No front | has to begin with a line ---",
                "about.md | `---\ntitel: x\n---\ntext` | may say title and order before its text, and not: titel: x",
                "about.md | `---\norder: 1\n---\ntext` | does not say its title",
                "about.md | `---\ntitle: x\norder: soon\n---\ntext` | which is no whole number",
                "search.md | `---\ntitle: x\n---\ntext` | which is ours; give it another name",
                "about.md | `---\ntitle: x\n---\n[x](//evil.example)` | about.md links to //evil.example; a link begins",
                "about.md | `---\ntitle: x\n---\n![i](i.png)` | about.md shows the image i.png, and pages here have none",
                "about.md | `---\ntitle: x\n---\n` | cannot be made a page"
            })
    void what_is_no_page_is_refused_with_the_mend(String name, String text, String why) throws IOException {
        write(name, text.replace("\\n", "\n"));
        OutputFault fault = assertThrows(OutputFault.class, this::build);
        assertTrue(String.valueOf(fault.getMessage()).contains(why), fault.getMessage());
    }
}
