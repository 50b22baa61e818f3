package io.agentdoc.fuzz;

import io.agentdoc.templates.safe.Markdown;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Sanitizer;
import io.agentdoc.templates.safe.Theirs;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/** Texts for the gate of rich text, for words that are shown as words, and for the owner's own pages. */
final class MarkupShapes {
    private static final int MOST = 64 << 10;

    private static final List<String> RICH = List.of(
            "<div>",
            "<p>",
            "</p>",
            "<ul><li>",
            "<b>",
            "<b></i>",
            "<b><i></b>",
            "<a href=https://a.example/#>",
            "<a><p>",
            "<a><b><p></a>",
            "<table>",
            "<table><tr><td>",
            "<table><b>",
            "<table>x",
            "<select><option>",
            "<svg><p>",
            "<math><mi>",
            "<template>",
            "<button><p>",
            "<nobr>",
            "<h1>",
            "<form>",
            "<object><li>",
            "<blockquote>a",
            "<pre>\n\n",
            "<br>",
            "<!--",
            "<!-- -->",
            "<![CDATA[",
            "<?a",
            "<",
            "<a ",
            "</",
            "&amp",
            "&#x41;",
            "&notit;",
            "<script>",
            "<style>",
            "<textarea>",
            "<plaintext>",
            "<font color=#>",
            "word ",
            "\u202E",
            "a\u0301\u200D");

    private static final List<String> MARKED = List.of(
            "_",
            "*a ",
            "**a",
            "***a***\n\n",
            "[",
            "[a](b\n\n",
            "[a][b#]\n\n",
            "[b#]: https://a.example/\n",
            "[b#]: https://a.example/\n\n[b#]\n\n",
            "![a](",
            "> ",
            "> a\n\n",
            "- a\n",
            "- a\n  - b\n    - c\n",
            "- a\n\n  ",
            "1. a\n",
            "`",
            "`a\n\n",
            "``a`\n\n",
            "```\n",
            "~~~\na\n",
            "<",
            "<a\n\n",
            "<!--\n\n",
            "<div>\n\n",
            "&amp;",
            "&\n\n",
            "a\n===\n",
            "# a\n",
            "---\n",
            "|a|b|\n|-|-|\n",
            "|\n",
            "-|\n",
            "> |\n",
            "2. |\n",
            "*a\n",
            "|\r",
            "|\n".repeat(99) + "\n",
            "\\",
            "    a\n",
            "\ta\n",
            "a  \n",
            "a\n",
            "\n",
            "https://a.example/ ",
            "<https://a.example/#>\n\n");

    private MarkupShapes() {}

    static Stream<Shape> all() {
        Stream<Shape> rich = RICH.stream().map(piece -> shape("rich text", "", piece, MarkupShapes::rich));
        Stream<Shape> more = Stream.of(
                shape("rich text", "<a ", "a#=1 ", MarkupShapes::rich),
                shape("rich text", "<a ", "a=1 ", MarkupShapes::rich),
                shape("rich text", "<p title=\"", "<p>", MarkupShapes::rich),
                shape("rich text", "<b", "b", MarkupShapes::rich),
                shape("rich text", "</b", "b", MarkupShapes::rich),
                shape("rich text", "<b ", "b", MarkupShapes::rich),
                shape("rich text", "<b b=", "b", MarkupShapes::rich),
                shape("rich text", "<b b='", "b\"", MarkupShapes::rich),
                shape("rich text", "<!doctype ", "b", MarkupShapes::rich),
                shape("rich text", "<!--", "b-", MarkupShapes::rich),
                shape("rich text", "&", "b", MarkupShapes::rich),
                shape("rich text", "<script>", "<", MarkupShapes::rich),
                shape("rich text", "<textarea>", "</b", MarkupShapes::rich));
        Stream<Shape> marked = MARKED.stream().map(piece -> shape("markdown", "", piece, MarkupShapes::marked));
        return Stream.of(rich, more, marked).flatMap(shapes -> shapes);
    }

    private static Shape shape(String reader, String begin, String piece, Shape.Reading reading) {
        return Shape.of(reader, MOST, begin, piece, "", reading);
    }

    private static long rich(byte[] input) {
        String text = new String(input, StandardCharsets.UTF_8);
        return length(Sanitizer.ofFields().clean(text).map(SafeHtml::toString).orElse(""))
                + length(Sanitizer.plain(text))
                + length(Theirs.words(text).toString())
                + length(Theirs.code(text).toString());
    }

    private static long marked(byte[] input) {
        String text = new String(input, StandardCharsets.UTF_8);
        return length(new Markdown().render(text).map(SafeHtml::toString).orElse(""));
    }

    private static long length(String text) {
        return text.length();
    }
}
