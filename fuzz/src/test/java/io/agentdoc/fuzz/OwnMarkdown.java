package io.agentdoc.fuzz;

import io.agentdoc.templates.safe.Markdown;
import io.agentdoc.templates.safe.SafeHtml;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jsoup.nodes.Document;

/** The owner's own pages. */
final class OwnMarkdown implements Target {

    @Override
    public void test(byte[] input) {
        String text = new String(input, StandardCharsets.UTF_8);
        Holds.twice(() -> new Markdown().render(text).map(SafeHtml::toString)).ifPresent(html -> {
            Document page = PageMarkup.piece("<main>" + html + "</main>");
            Holds.that(page.body().childrenSize() == 1, () -> "it left its place: " + html);
            Holds.that(page.select("[class]:not(.left, .center, .right)").isEmpty(), () -> html);
        });
        Holds.twice(() -> Markdown.besidePages().render(text).map(SafeHtml::toString))
                .ifPresent(html -> Holds.that(
                        PageMarkup.piece("<div>" + html + "</div>")
                                .select("table")
                                .isEmpty(),
                        () -> html));
    }

    @Override
    public List<byte[]> seeds() {
        return Seeds.all(
                Seeds.files(Seeds.ending(".md"), "examples", "docs/pages", "cli/src/test/resources"),
                Seeds.texts(
                        "# A\n\n* b\n  1. c\n\n> d `e` **f** [g](h.md) <i>i</i>\n\n```\nj\n```\n---\n",
                        "| a | *b* |\n|:--|--:|\n| `c` | [d](e.md) \\| f |\n| g |\n",
                        "a  \nb\\\nc &amp; &#x27; <https://a.example/> ![k](l)\n\n\tm\n"));
    }
}
