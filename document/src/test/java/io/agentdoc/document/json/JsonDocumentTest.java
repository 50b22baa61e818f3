package io.agentdoc.document.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import io.agentdoc.testing.Clause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

@Clause("9.8-1")
class JsonDocumentTest {
    private static final int LEAST_EXAMPLES = 50;

    @Test
    void what_is_handed_on_is_what_the_bytes_of_any_tree_mean() {
        RandomJson random = new RandomJson(8);
        for (int i = 0; i < 20_000; i++) {
            assertHandsOnWhatIsRead(random.next());
        }
    }

    @Test
    void what_is_handed_on_is_what_the_bytes_of_every_example_mean() throws IOException {
        List<Path> examples;
        try (Stream<Path> files = Files.walk(Path.of("..", "examples"))) {
            examples = files.filter(file -> file.toString().endsWith(".json")).toList();
        }
        assertTrue(examples.size() >= LEAST_EXAMPLES, examples.size() + " examples");
        for (Path example : examples) {
            if (JsonDocument.read(Bytes.own(Files.readAllBytes(example))).reading()
                    instanceof JsonReading.Parsed(Json tree)) {
                assertHandsOnWhatIsRead(tree);
            }
        }
    }

    @Test
    void a_tree_that_is_spelled_as_it_stands_is_handed_on_itself() {
        Json tree = Parsing.tree("{\"b\":[1,2.5,\"x\",{\"a\":null}],\"a\":true}");
        assertSame(
                tree,
                assertInstanceOf(
                                JsonReading.Parsed.class,
                                JsonDocument.pretty(tree).reading())
                        .root());
    }

    @Test
    void what_no_reader_takes_is_refused_of_ours_as_of_anybodys() {
        Limits limits = Limits.standard();
        Json deep = JsonNull.NULL;
        for (int i = 0; i < limits.maxDepth(); i++) {
            deep = new JsonArray(List.of(deep));
        }
        assertInstanceOf(JsonReading.Parsed.class, JsonDocument.pretty(deep).reading());
        assertRefused(new JsonArray(List.of(deep)));

        assertRefused(new JsonText("x".repeat(limits.maxTextLength() + 1)));
        assertRefused(JsonArray.of(Stream.generate(() -> JsonNull.NULL).limit(limits.maxTokens())));
        assertRefused(new JsonArray(List.of(
                new JsonText("x".repeat(limits.maxBytes() / 4)),
                new JsonText("é".repeat(limits.maxBytes() / 4)),
                new JsonText("€".repeat(limits.maxBytes() / 6)))));
    }

    private static void assertRefused(Json tree) {
        assertInstanceOf(JsonReading.Malformed.class, JsonDocument.pretty(tree).reading());
    }

    /** Spelled out, for two objects are equal whatever the order of their members. */
    private static void assertHandsOnWhatIsRead(Json tree) {
        JsonDocument handed = JsonDocument.pretty(tree);
        JsonDocument read = JsonDocument.read(handed.bytes());
        assertEquals(read.reading().toString(), handed.reading().toString());
        assertEquals(JsonPretty.of(tree), handed.bytes());
    }
}
