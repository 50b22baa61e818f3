package io.agentdoc.document.json;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.security.MessageDigest;
import java.util.List;
import java.util.stream.Stream;
import org.erdtman.jcs.JsonCanonicalizer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Clause({"8.1-3", "8.1-2"})
@Promise(Promised.CANONICAL_BYTES)
class CanonicalJsonTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        { "b" : [ 1 , 2 ] , "a" : { } }           | {"a":{},"b":[1,2]}
        {"a":[],"c":null,"b":true,"B":false}       | {"B":false,"a":[],"b":true,"c":null}
        [1.0,1,1e0,10e-1]                          | [1,1,1,1]
        [-0,0.0,1E21,1e-7]                         | [0,0,1e+21,1e-7]
        {"10":1,"9":2,"1":3}                       | {"1":3,"10":1,"9":2}
        ["\\u0041\\/\\u00e9\\u20ac\\ud83d\\ude00"] | ["A/é€😀"]
        ["\\"\\\\\\b\\f\\n\\r\\t\\u000F\\u001f"]   | ["\\"\\\\\\b\\f\\n\\r\\t\\u000f\\u001f"]
        {"":{"":{"":[[[]]]}}}                      | {"":{"":{"":[[[]]]}}}
        """)
    void one_meaning_has_one_form(String text, String canonical) {
        assertEquals(canonical, CanonicalJson.of(Parsing.tree(text)).display());
    }

    @Test
    void names_are_sorted_by_utf_16_units_and_not_by_characters() {
        assertEquals(
                "{\"😀\":1,\"\uFB33\":2}",
                CanonicalJson.of(Parsing.tree("{\"\uFB33\":2,\"😀\":1}")).display());
    }

    @Test
    void texts_are_not_normalised() {
        assertEquals(
                "{\"e\u0301\":2,\"\u00e9\":1}",
                CanonicalJson.of(Parsing.tree("{\"\u00e9\":1,\"e\u0301\":2}")).display());
    }

    @Test
    void line_separators_and_delete_are_not_escaped() {
        assertEquals(
                Bytes.utf8("[\"\u2028\u2029\u007f\u0080\u07ff\u0800\uffff\"]"),
                CanonicalJson.of(Parsing.tree("[\"\\u2028\\u2029\\u007f\\u0080\\u07ff\\u0800\\uffff\"]")));
    }

    @Test
    void every_character_is_written_as_utf_8_or_escaped() {
        for (int c = 0x20; c <= Character.MAX_CODE_POINT; c += c < 0x3000 ? 1 : 0x33) {
            if (c != '"' && c != '\\' && (c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE)) {
                String text = Character.toString(c);
                assertEquals(Bytes.utf8("\"" + text + "\""), CanonicalJson.of(new JsonText(text)));
            }
        }
    }

    @Test
    void the_first_and_last_character_past_16_bits_are_written() {
        assertEquals(
                Bytes.utf8("\"\ud800\udc00\udbff\udfff\""), CanonicalJson.of(new JsonText("\ud800\udc00\udbff\udfff")));
    }

    @Test
    void a_digest_or_stream_takes_the_same_bytes() throws IOException {
        Json value = Parsing.tree("{\"b\":\"" + "long ".repeat(1000) + "\",\"a\":1}");
        Bytes canonical = CanonicalJson.of(value);

        MessageDigest digest = Digest.sha256();
        CanonicalJson.feed(value, digest);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CanonicalJson.write(value, out);

        assertEquals(Digest.of(canonical), new Digest(Bytes.own(digest.digest())));
        assertArrayEquals(canonical.toArray(), out.toByteArray());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\ud83d", "\ude00", "a\ud83d", "\ud83dx", "\ude00\ud83d", "\ud83d\ud83d\ude00"})
    void half_a_character_is_our_own_fault_and_never_written(String text) {
        assertThrows(IllegalArgumentException.class, () -> CanonicalJson.of(new JsonText(text)));
        assertThrows(
                IllegalArgumentException.class,
                () -> CanonicalJson.of(JsonObject.builder().put(text, "x").build()));
    }

    @Test
    void a_number_too_large_is_never_written() {
        assertThrows(IllegalArgumentException.class, () -> CanonicalJson.of(new JsonNumber("1e400")));
    }

    @Test
    void a_tree_of_512_levels_is_written_and_a_level_more_is_not() {
        assertEquals(
                "[".repeat(512) + "]".repeat(512), CanonicalJson.of(nested(512)).display());
        assertThrows(IllegalArgumentException.class, () -> CanonicalJson.of(nested(513)));
        assertThrows(
                IllegalArgumentException.class,
                () -> CanonicalJson.of(
                        JsonObject.builder().put("a", nested(512)).build()));
        CanonicalJson.of(new JsonArray(List.of(nested(511), nested(511), JsonObject.empty())));
    }

    @Test
    void many_objects_and_lists_beside_each_other_are_no_depth() {
        for (String element : List.of("{}", "[]")) {
            Json wide =
                    JsonArray.of(Stream.generate(() -> Parsing.tree(element)).limit(600));

            assertEquals(600 * 3 + 1, CanonicalJson.of(wide).size());
        }
    }

    @Test
    void any_tree_reads_back_with_the_same_form() {
        RandomJson random = new RandomJson(1);
        for (int i = 0; i < 2000; i++) {
            Json tree = random.next();
            Bytes canonical = CanonicalJson.of(tree);
            assertEquals(canonical, CanonicalJson.of(Parsing.tree(canonical)));
            assertEquals(canonical, CanonicalJson.of(Parsing.tree(JsonPretty.of(tree))));
        }
    }

    @Test
    void another_implementation_agrees_on_sound_input() throws IOException {
        RandomJson random = new RandomJson(2);
        for (int i = 0; i < 2000; i++) {
            Json tree = new JsonArray(List.of(random.next()));
            String pretty = JsonPretty.of(tree).display();
            assertEquals(
                    new JsonCanonicalizer(pretty).getEncodedString(),
                    CanonicalJson.of(tree).display());
        }
    }

    private static Json nested(int levels) {
        Json value = JsonArray.empty();
        for (int i = 1; i < levels; i++) {
            value = new JsonArray(List.of(value));
        }
        return value;
    }
}
