package io.agentdoc.document.json;

import static io.agentdoc.document.json.Parsing.refused;
import static io.agentdoc.document.json.Parsing.tree;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Clause;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Clause("8.1-3")
class JsonParserTest {

    @Test
    void the_character_that_shows_broken_bytes_is_one_like_others_where_it_stands_itself() {
        assertEquals(new JsonText("a\uFFFDb"), Parsing.tree("\"a\uFFFDb\""));
        byte[] broken = "\"\uFFFD x\"".getBytes(StandardCharsets.UTF_8);
        broken[5] = (byte) 0xFF;
        assertEquals(4, Parsing.refused(broken).column());
    }

    @Test
    void a_document_becomes_the_one_tree_that_it_means() {
        Json root = tree("""
            {"name": "site-reader", "tags": ["web", "café 😀"], "free": true, "paid": false,
             "price": null, "count": 12, "empty": {}, "none": []}
            """);

        assertEquals(
                JsonObject.builder()
                        .put("name", "site-reader")
                        .put("tags", new JsonArray(List.of(new JsonText("web"), new JsonText("café 😀"))))
                        .put("free", JsonBoolean.TRUE)
                        .put("paid", JsonBoolean.FALSE)
                        .put("price", JsonNull.NULL)
                        .put("count", new JsonNumber("12"))
                        .put("empty", JsonObject.empty())
                        .put("none", JsonArray.empty())
                        .build(),
                root);
    }

    @Test
    void members_keep_the_order_of_the_text() {
        JsonObject object = (JsonObject) tree("""
            {"z": 1, "10": 2, "a": 3, "9": 4}\
            """);

        assertEquals(List.of("z", "10", "a", "9"), List.copyOf(object.names()));
    }

    @Test
    void escapes_are_read_and_a_pair_of_escapes_is_one_character() {
        assertEquals(new JsonText("\" \\ / \b \f \n \r \t A 😀 \0"), tree("""
            "\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0041 \\uD83D\\uDE00 \\u0000\"\
            """));
    }

    @Test
    void a_value_need_not_be_an_object() {
        assertEquals(new JsonNumber("7"), tree(" \t\r\n7 "));
        assertEquals(new JsonText(""), tree("\"\""));
        assertEquals(JsonNull.NULL, tree("null"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "-0",
                "1.50",
                "1E-400",
                "9007199254740993",
                "0.10000000000000000000000001",
                "1e+2",
                "-1.7976931348623157e308"
            })
    void a_number_keeps_the_text_it_was_written_with(String text) {
        assertEquals(new JsonArray(List.of(new JsonNumber(text))), tree("[" + text + "]"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        {"a":1,"a":2}                     | 1:8  | the member "a" stands twice in one object
        {"a":null,"a":"x"}                | 1:11 | the member "a" stands twice in one object
        {"a":1,"\\u0061":2}               | 1:8  | the member "a" stands twice in one object
        [{"x":{"b":{},"c":0,"b":[]}}]     | 1:21 | the member "b" stands twice in one object
        {"":1,"":2}                       | 1:7  | the member "" stands twice in one object
        {"k":"\\ud800"}                   | 1:6  | half a character (a lone surrogate) stands in a text or name
        {"k":"\\udc00"}                   | 1:6  | half a character (a lone surrogate) stands in a text or name
        {"k":"\\ud800x"}                  | 1:6  | half a character (a lone surrogate) stands in a text or name
        {"k":"\\udc00\\ud800"}            | 1:6  | half a character (a lone surrogate) stands in a text or name
        {"k":"\\ud83d\\ud83d\\ude00"}     | 1:6  | half a character (a lone surrogate) stands in a text or name
        [1e400]                           | 1:2  | the number 1e400 is larger than any double
        [-1.8e308]                        | 1:2  | the number -1.8e308 is larger than any double
        [NaN]                             | 1:2  | NaN and Infinity are not JSON
        [Infinity]                        | 1:2 | NaN and Infinity are not JSON
        [-Infinity]                       | 1:2 | NaN and Infinity are not JSON
        [007]                             | 1:2  | a number is not written like this in JSON
        [+1]                              | 1:2  | a number is not written like this in JSON
        NaN                               | 1:1  | NaN and Infinity are not JSON
        [1,-2.e5]                         | 1:4  | a number is not written like this in JSON
        1.                                | 1:1  | a number is not written like this in JSON
        [1.]                              | 1:2  | a number is not written like this in JSON
        [1e]                              | 1:2  | a number is not written like this in JSON
        [-]                               | 1:2  | a number is not written like this in JSON
        [0x10]                            | 1:2  | a number is not written like this in JSON
        [.5]                              | 1:2  | the character '.' is not allowed here
        [1d]                              | 1:3  | the character 'd' is not allowed here
        ["\\x"]                           | 1:4  | a backslash begins something that is no escape of JSON
        ["\\u12g4"]                       | 1:7  | a backslash begins something that is no escape of JSON
        {"\\u12g4":1}                     | 1:7  | a backslash begins something that is no escape of JSON
        ["a	b"]                           | 1:4  | the control character U+0009 stands unescaped in a text or name
        {"a	b":1}                         | 1:4  | the control character U+0009 stands unescaped in a text or name
        [1,]                              | 1:4  | the character ']' is not allowed here
        [1,,2]                            | 1:4  | the character ',' is not allowed here
        {"a":1,}                          | 1:8  | the character '}' is not allowed here
        {a:1}                             | 1:2  | the character 'a' is not allowed here
        {'a':1}                           | 1:2  | the character ''' is not allowed here
        [truth]                           | 1:2  | the character 't' is not allowed here
        [1 // one]                        | 1:4  | the character '/' is not allowed here
        [1 # one]                         | 1:4  | the character '#' is not allowed here
        [1]]                              | 1:4  | something follows the end of the document's value
        {} x                              | 1:4  | something follows the end of the document's value
        {}{}                              | 1:3  | something follows the end of the document's value
        1 2                               | 1:3  | something follows the end of the document's value
        [1}                               | 1:3  | the character '}' is not allowed here
        ]                                 | 1:1  | the character ']' is not allowed here
        [                                 | 1:2  | the document ends before its value is complete
        {"a"                              | 1:5  | the document ends before its value is complete
        {"a":                             | 1:6  | the document ends before its value is complete
        ["abc                             | 1:6  | the document ends before its value is complete
        tru                               | 1:1  | the character 't' is not allowed here
        <!doctype html>                   | 1:1  | the document begins with '<': HTML, not JSON
        """)
    void what_has_two_meanings_or_none_is_refused_and_the_place_named(String text, String place, String why) {
        JsonReading.Malformed malformed = refused(text);

        assertEquals(why, malformed.why());
        assertEquals(place, malformed.line() + ":" + malformed.column());
    }

    @Test
    void a_lone_surrogate_in_a_name_is_refused_too() {
        assertEquals(Surrogates.LONE, refused("{\"\\udead\":1}").why());
        assertEquals(Surrogates.LONE, refused("{\"\\ud83dx\":1}").why());
        assertEquals(Surrogates.LONE, refused("{\"\\ud83d\":1}").why());
    }

    @Test
    void the_same_name_in_two_objects_is_no_duplicate() {
        tree("""
            [{"a": {"a": 1}}, {"a": 2}]\
            """);
    }

    @Test
    void the_place_is_a_line_and_a_column_of_the_text() {
        assertEquals(
                new JsonReading.Malformed("the member \"b\" stands twice in one object", 4, 3),
                refused("{\n  \"a\": \"ü😀\",\r\n  \"b\": 1,\r  \"b\": 2\n}"));
        assertEquals(new JsonReading.Malformed("the character 'x' is not allowed here", 2, 6), refused("[\n\"ü😀\"x]"));
    }

    @Test
    void a_stranger_s_name_in_our_sentence_is_short_and_steers_no_terminal() {
        assertEquals(
                "the member \"aU+001BU+202Eé\" stands twice in one object",
                refused("{\"a\\u001b\u202eé\":1,\"a\\u001b\u202eé\":1}").why());

        String name = "n".repeat(1000);
        assertEquals(
                "the member \"" + "n".repeat(40) + "…\" stands twice in one object",
                refused("{\"" + name + "\":1,\"" + name + "\":1}").why());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\n\t\r "})
    void an_empty_document_is_named_so(String text) {
        assertEquals(new JsonReading.Malformed("the document is empty", 1, 1), refused(text));
    }

    @Test
    void html_after_blanks_is_named_so() {
        assertEquals(
                new JsonReading.Malformed("the document begins with '<': HTML, not JSON", 2, 2),
                refused("\n <html><body>Not found</body></html>"));
    }

    @Test
    @Attack(19)
    void other_encodings_are_named_and_never_guessed() {
        String wide = "the document is UTF-16 or UTF-32, and JSON is UTF-8";
        for (Charset charset : List.of(
                StandardCharsets.UTF_16LE,
                StandardCharsets.UTF_16BE,
                StandardCharsets.UTF_16,
                Charset.forName("UTF-32LE"),
                Charset.forName("UTF-32BE"))) {
            assertEquals(new JsonReading.Malformed(wide, 1, 1), refused("{\"a\":1}".getBytes(charset)));
        }
        assertEquals(wide, refused(bytes(0xFF, 0xFE)).why());
        assertEquals(wide, refused(bytes(0, 0, 0xFE, 0xFF)).why());
        assertEquals(wide, refused(bytes(0, '1')).why());
        assertEquals(wide, refused(bytes('1', 0)).why());
    }

    @Test
    @Attack(19)
    void a_byte_order_mark_is_named() {
        assertEquals(
                new JsonReading.Malformed("the document begins with a byte order mark, which JSON does not have", 1, 1),
                refused("\uFEFF{}"));
    }

    @Test
    @Attack(19)
    void a_trailing_zero_byte_is_refused() {
        assertEquals(
                new JsonReading.Malformed("something follows the end of the document's value", 1, 3), refused("{}\0"));
        assertEquals(new JsonReading.Malformed("the character U+0000 is not allowed here", 1, 1), refused("\0"));
    }

    @Test
    void bytes_that_are_not_utf_8_are_refused_where_they_stand() {
        Map<String, byte[]> broken = Map.of(
                "the byte 0xFF here is not UTF-8", bytes('[', '\n', '"', 0xC3, 0xA9, 0xFF, '"', ']'),
                "the byte 0xC0 here is not UTF-8", bytes('[', '\n', '"', 0xC3, 0xA9, 0xC0, 0xAF, '"', ']'),
                "the byte 0xED here is not UTF-8", bytes('[', '\n', '"', 0xC3, 0xA9, 0xED, 0xA0, 0x80, '"', ']'),
                "the byte 0xF4 here is not UTF-8", bytes('[', '\n', '"', 0xC3, 0xA9, 0xF4, 0x90, 0x80, 0x80, ']'));

        broken.forEach((why, bytes) -> assertEquals(new JsonReading.Malformed(why, 2, 3), refused(bytes)));
    }

    @Test
    @Attack(11)
    void every_prefix_of_a_document_is_refused() {
        String document = """
            {"a":[1.5e+3,true,null,"x\\u00e9\\n😀"],"b":{"c":false,"d":-0.25}}\
            """;
        tree(document);
        byte[] bytes = document.getBytes(StandardCharsets.UTF_8);

        for (int length = 0; length < bytes.length; length++) {
            refused(Arrays.copyOf(bytes, length));
        }
    }

    private static byte[] bytes(int... values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return bytes;
    }
}
