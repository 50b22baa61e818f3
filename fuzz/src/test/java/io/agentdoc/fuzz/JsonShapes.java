package io.agentdoc.fuzz;

import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Texts for the strict JSON reader and the two writers. */
final class JsonShapes {
    private static final int MOST = Limits.standard().maxBytes();
    /** With a token for every byte, as many as are read. */
    private static final int DENSE = 192 << 10;
    /** A text of escapes, six bytes for each of its units, as long as is read. */
    private static final int ONE_TEXT = 1 << 18;

    private static final int COLLIDING = 14;

    private JsonShapes() {}

    static Stream<Shape> all() {
        return Stream.of(rows(), nested(), names(), texts(), refused()).flatMap(List::stream);
    }

    private static List<Shape> rows() {
        return List.of(
                shape(MOST, "[", "1234567,", "1]"),
                shape(DENSE, "[", "1,", "1]"),
                shape(DENSE, "[", "[],", "1]"),
                shape(DENSE, "[", "{},", "1]"),
                shape(MOST, "[", "4.9e-324,-1.7976931348623157e308,", "1]"),
                shape(MOST, "[", "0.000001234567890123456789012345678901234567890,", "1]"),
                shape(MOST, "[", "\n", "]"),
                shape(MOST, "[", "1,\n          ", "1]"));
    }

    private static List<Shape> nested() {
        int deep = Limits.standard().maxDepth() - 2;
        return List.of(
                shape(DENSE, "[", "[".repeat(deep) + "]".repeat(deep) + ",", "1]"),
                shape(MOST, "[", "{\"a\":".repeat(deep) + "1" + "}".repeat(deep) + ",", "1]"));
    }

    private static List<Shape> names() {
        return List.of(
                shape(MOST, "{", "\"n#\":\"\",", "\"n\":1}"),
                shape(MOST, "{", "\"" + "same".repeat(20) + "#\":1,", "\"n\":1}"),
                shape(MOST, "{", "\"\\ud83d\\ude00#\":1,", "\"n\":1}"),
                new Shape("json names whose hashes collide", MOST / 2, JsonShapes::colliding, JsonShapes::read));
    }

    private static List<Shape> texts() {
        return List.of(
                shape(ONE_TEXT, "\"", "a", "\""),
                shape(MOST, "\"", "\\u0041", "\""),
                shape(MOST, "\"", "\\ud83d\\ude00", "\""),
                shape(ONE_TEXT, "\"", "\\n", "\""),
                shape(ONE_TEXT, "\"", "\\u0001", "\""),
                shape(MOST, "[", "\"\\\"\\\\\",", "1]"),
                shape(ONE_TEXT, "\"", "\u202E\u00E9", "\""));
    }

    private static List<Shape> refused() {
        return List.of(
                shape(MOST, "", "[", ""),
                shape(MOST, "", "{\"a\":", ""),
                shape(MOST, "[", "{\"a\":1},", "{\"a\":1,\"\\u0061\":2}]"),
                shape(MOST, "{", "\"n#\":1,", "\"n0\":1}"),
                shape(MOST, "[", "1,\n", "x]"),
                shape(MOST, "", "9", ""),
                shape(MOST, "\"", "a", ""));
    }

    private static Shape shape(int most, String begin, String piece, String end) {
        return Shape.of("json", most, begin, piece, end, JsonShapes::read);
    }

    private static byte[] colliding(int size) {
        String members = IntStream.range(0, Math.min(1 << COLLIDING, size / (2 * COLLIDING + 6)))
                .mapToObj(number -> "\"" + name(number) + "\":1")
                .collect(Collectors.joining(","));
        return ("{" + members + "}").getBytes(StandardCharsets.UTF_8);
    }

    /** Of pairs of letters that hash alike. */
    private static String name(int number) {
        return IntStream.range(0, COLLIDING)
                .mapToObj(bit -> ((number >> bit) & 1) == 0 ? "Aa" : "BB")
                .collect(Collectors.joining());
    }

    private static long read(byte[] input) {
        return switch (new JsonParser(Limits.standard()).parse(Bytes.copyOf(input))) {
            case JsonReading.Parsed(var root) ->
                CanonicalJson.of(root).size() + JsonPretty.of(root).size();
            case JsonReading.Malformed malformed -> malformed.why().length();
        };
    }
}
