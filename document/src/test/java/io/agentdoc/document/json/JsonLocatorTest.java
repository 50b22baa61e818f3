package io.agentdoc.document.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.JsonPointer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class JsonLocatorTest {
    private static final Bytes DOCUMENT = Bytes.utf8("""
            {
              "name": "café 😀", "n": 12 ,
              "list": [ {"a": [1, 2]}, true, null ,-1.5e3],
              "a/b": {"~": false, "": "x"}, "é": {"list": "no"}
            }
            """);

    @Test
    void a_value_s_bytes_are_found_by_its_place() {
        assertEquals("\"café 😀\"", found("name"));
        assertEquals("12", found("n"));
        assertEquals("[ {\"a\": [1, 2]}, true, null ,-1.5e3]", found("list"));
        assertEquals("{\"a\": [1, 2]}", found("list", "0"));
        assertEquals("[1, 2]", found("list", "0", "a"));
        assertEquals("2", found("list", "0", "a", "1"));
        assertEquals("true", found("list", "1"));
        assertEquals("null", found("list", "2"));
        assertEquals("-1.5e3", found("list", "3"));
        assertEquals("false", found("a/b", "~"));
        assertEquals("\"x\"", found("a/b", ""));
        assertEquals("\"no\"", found("é", "list"));
    }

    @Test
    void the_root_is_the_whole_but_for_blanks_around_it() {
        assertEquals(DOCUMENT.display().strip(), found());
        assertEquals(span(2, 4, 1, 3), JsonLocator.locate(Bytes.utf8("  12 "), JsonPointer.root()));
        assertEquals(span(1, 5, 1, 2), JsonLocator.locate(Bytes.utf8(" true "), JsonPointer.root()));
        assertEquals(span(2, 6, 2, 2), JsonLocator.locate(Bytes.utf8("\n \"é\"\n"), JsonPointer.root()));
    }

    @Test
    void offsets_count_bytes_and_columns_utf_16_units() {
        assertEquals(span(12, 24, 2, 11), JsonLocator.locate(DOCUMENT, at("name")));
        assertEquals(span(31, 33, 2, 27), JsonLocator.locate(DOCUMENT, at("n")));
    }

    @Test
    void what_is_not_there_is_not_found() {
        for (JsonPointer nowhere : List.of(
                at("nam"),
                at("a"),
                at("name", "0"),
                at("list", "4"),
                at("list", "00"),
                at("list", "-1"),
                at("list", "a"),
                at("list", "1", "0"),
                at("list", "0", "a", "2"),
                at("n", "n"))) {
            assertEquals(Optional.empty(), JsonLocator.locate(DOCUMENT, nowhere), nowhere::toString);
        }
    }

    @Test
    void bytes_that_are_not_json_have_no_places() {
        assertEquals(Optional.empty(), JsonLocator.locate(Bytes.empty(), JsonPointer.root()));
        assertEquals(Optional.empty(), JsonLocator.locate(Bytes.utf8("[1,2"), JsonPointer.root()));
        assertEquals(Optional.empty(), JsonLocator.locate(Bytes.utf8("[1,2"), at("5")));
        assertEquals(Optional.empty(), JsonLocator.locate(Bytes.copyOf(new byte[] {'[', (byte) 0xFF}), at("0")));
    }

    @Test
    void a_place_far_into_a_long_document_is_found() {
        String long1 = "é".repeat(50_000);
        Bytes document = Bytes.utf8("[\"" + long1 + "\",\n {\"" + long1 + "\": [7 ]}]");

        assertEquals(span(200_011, 200_015, 2, 50_007), JsonLocator.locate(document, at("1", long1)));
        assertEquals(span(200_012, 200_013, 2, 50_008), JsonLocator.locate(document, at("1", long1, "0")));
    }

    @Test
    void every_value_of_any_tree_is_found_and_reads_back() {
        RandomJson random = new RandomJson(7);
        for (int i = 0; i < 100; i++) {
            Json tree = random.next();
            check(JsonPretty.of(tree), Node.root(tree));
            check(CanonicalJson.of(tree), Node.root(tree));
        }
    }

    private static void check(Bytes document, Node node) {
        JsonLocator.Span span = JsonLocator.locate(document, node.at()).orElseThrow();
        Bytes found = document.slice(span.startOffset(), span.endOffset());

        assertEquals(CanonicalJson.of(node.value()), CanonicalJson.of(Parsing.tree(found)));
        assertEquals(found.display().strip(), found.display());
        node.elements().forEach(element -> check(document, element));
        node.members().forEach(member -> check(document, member.node()));
    }

    private static Optional<JsonLocator.Span> span(int start, int end, long line, long column) {
        return Optional.of(new JsonLocator.Span(start, end, line, column));
    }

    private static String found(String... tokens) {
        JsonLocator.Span span = JsonLocator.locate(DOCUMENT, at(tokens)).orElseThrow();
        return DOCUMENT.slice(span.startOffset(), span.endOffset()).display();
    }

    private static JsonPointer at(String... tokens) {
        return JsonPointer.of(List.of(tokens));
    }
}
