package io.agentdoc.fuzz;

import io.agentdoc.templates.safe.Preview;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.SafeUrl;
import io.agentdoc.templates.safe.Sanitizer;
import io.agentdoc.templates.safe.Theirs;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jsoup.nodes.Document;

/** Rich text that is cleaned, and the same as plain words in each place where words stand. */
final class RichTexts implements Target {
    private static final int MOST_GROWTH = 4;
    private static final int MOST_BYTES = 64 << 10;
    private static final SafeUrl ADDRESS =
            SafeUrl.parse("https://directory.example/").orElseThrow();

    @Override
    public void test(byte[] input) {
        String text = new String(input, StandardCharsets.UTF_8);
        Optional<String> clean =
                Holds.twice(() -> Sanitizer.ofFields().clean(text).map(SafeHtml::toString));
        clean.ifPresent(html -> {
            Holds.that(html.length() <= MOST_GROWTH * MOST_BYTES, () -> html.length() + " characters");
            Document page = PageMarkup.piece("<ul><li id=\"here\"><div>" + html + "</div></li></ul>");
            Holds.that(
                    page.select("ul > li#here > div").size() == 1 && page.body().childrenSize() == 1,
                    () -> "it left its place: " + page.body().html());
            Holds.that(
                    page.select("table,[class],[style],[id]:not(#here)").isEmpty(),
                    () -> page.body().html());
        });
        Sanitizer.plain(text);
        inPlace("<p>" + Theirs.words(text) + "</p>", "p > bdi");
        inPlace("<p>" + Theirs.code(text) + "</p>", "p > code");
        PageMarkup.sound(io.agentdoc.document.value.Bytes.utf8("<!doctype html><html><head><title>" + Theirs.title(text)
                + "</title>" + Theirs.description(text)
                + Preview.of(text, Optional.of(text), ADDRESS, Optional.of(text)) + "</head><body></body></html>"));
    }

    private static void inPlace(String html, String where) {
        Document page = PageMarkup.piece(html);
        Holds.that(page.select(where).size() == 1, () -> html);
        Holds.that(page.body().select("*").size() == 3 + page.select("i").size(), () -> html);
    }

    @Override
    public List<byte[]> seeds() {
        return Seeds.all(
                Seeds.corpus(path -> true, "vectors/html-dompurify", "vectors/unicode-hidden"),
                Seeds.texts(
                        "<p>One <b>two</b> <a href=\"https://a.example/\">three</a><ul><li>four</ul>",
                        "<table><tr><td><p>a<ol><li>b</table>",
                        "<a href=javascript:alert(1)>x</a><h1>y</h1><pre>\n\nz</pre>",
                        "<svg><style><img src=x onerror=alert(1)></style></svg>",
                        "<p><object><ul><li>a</ul></object><a>b<object><a>c</a></object></a>",
                        "a \u202E b \uD83D\uDC68\u200D\uD83D\uDCBB \uDC00 <&>\"'"));
    }
}
