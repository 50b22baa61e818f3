package io.agentdoc.fuzz;

import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonLocator;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.JsonStarts;
import io.agentdoc.document.json.LineColumn;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.erdtman.jcs.JsonCanonicalizer;

/** Strict JSON and its canonical bytes, which another program finds to be canonical too (8.2). */
final class StrictJson implements Target {
    /** What is written with line ends and indents is longer than what was read. */
    private static final Limits ROOMY = new Limits(1 << 26, 64, 1 << 20, 1 << 18, 128);

    @Override
    public void test(byte[] input) throws Exception {
        Bytes bytes = Bytes.copyOf(input);
        switch (Holds.twice(() -> new JsonParser(Limits.standard()).parse(bytes))) {
            case JsonReading.Malformed(String why, long line, long column) ->
                Holds.that(!why.isBlank() && line > 0 && column > 0, () -> why + " at " + line + ", " + column);
            case JsonReading.Parsed(Json root) -> sound(bytes, root);
        }
    }

    private static void sound(Bytes bytes, Json root) throws IOException {
        Bytes canonical = CanonicalJson.of(root);
        Holds.same(canonical, CanonicalJson.of(again(canonical)), "canonical twice");
        Holds.same(canonical, CanonicalJson.of(again(JsonPretty.of(root))), "written with indents and read");
        Holds.that(
                JsonLocator.locate(bytes, Node.root(root).at()).isPresent(),
                () -> "the document is not found in itself");
        if ((root instanceof JsonObject || root instanceof JsonArray) && !holdsSubnormal(Node.root(root))) {
            String other = new JsonCanonicalizer(canonical.toArray()).getEncodedString();
            Holds.same(canonical.display(), other, "two programs");
        }
        below(Node.root(root)).stream().limit(20).forEach(node -> {
            JsonLocator.Span span = JsonLocator.locate(bytes, node.at()).orElseThrow();
            Bytes cut = bytes.slice(span.startOffset(), span.endOffset());
            Holds.same(node.value(), again(cut), "the value at " + node.at());
            LineColumn begins = JsonStarts.of(bytes).orElseThrow().nearest(node.at());
            Holds.same(begins, new LineColumn(span.line(), span.column()), "where it begins");
        });
    }

    /** The other program breaks off at some numbers nearer to zero than a double's whole precision reaches. */
    private static boolean holdsSubnormal(Node root) {
        return below(root).stream()
                .flatMap(node -> node.number().stream())
                .mapToDouble(JsonNumber::asDouble)
                .anyMatch(value -> value != 0 && Math.abs(value) < Double.MIN_NORMAL);
    }

    private static List<Node> below(Node node) {
        List<Node> below = new ArrayList<>(node.elements());
        node.members().forEach(entry -> below.add(entry.node()));
        List.copyOf(below).forEach(child -> below.addAll(below(child)));
        return below;
    }

    private static Json again(Bytes bytes) {
        return switch (new JsonParser(ROOMY).parse(bytes)) {
            case JsonReading.Parsed(Json root) -> root;
            case JsonReading.Malformed malformed -> throw new AssertionError(malformed + " in " + bytes.display());
        };
    }

    @Override
    public List<byte[]> seeds() {
        List<Path> files = Seeds.corpus(
                Seeds.ending(".json"),
                "vectors/json-test-suite",
                "vectors/jcs-cyberphone/testdata/input",
                "vectors/jcs-own",
                "cards");
        files.addAll(Seeds.files(Seeds.ending("card.json"), "examples/directory/sources"));
        return Seeds.all(files, Seeds.texts("{\"a\":[1,2.5e-7,true,null,\"\\u20ac\\ud83d\\ude00\"],\"\":{}}"));
    }
}
