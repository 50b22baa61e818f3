package io.agentdoc.document.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class JsonPrettyTest {

    @Test
    void members_stand_on_lines_of_their_own_two_blanks_deeper() {
        assertEquals("""
                {
                  "b": {
                    "list": [
                      1,
                      "two",
                      {
                        "three": 3
                      },
                      []
                    ],
                    "nothing": null
                  },
                  "a": {},
                  "yes": true,
                  "no": false
                }
                """, pretty("""
                        {"b":{"list":[1,"two",{"three":3},[]],"nothing":null},"a":{},"yes":true,"no":false}"""));
    }

    @Test
    void a_value_alone_and_what_is_empty_take_one_line() {
        assertEquals("{}\n", pretty("{ }"));
        assertEquals("[]\n", pretty("[ ]"));
        assertEquals("\"x\"\n", pretty("\"x\""));
        assertEquals("null\n", pretty("null"));
    }

    @Test
    void members_named_like_array_indices_come_first_and_ascending() {
        assertEquals("""
                {
                  "0": 6,
                  "2": 3,
                  "10": 2,
                  "4294967294": 4,
                  "b": 1,
                  "4294967295": 5,
                  "01": 7,
                  "-1": 8,
                  "1.5": 9,
                  "99999999999": 10,
                  "": 11,
                  "1a": 12,
                  "१": 13,
                  "/": 14,
                  ":": 15,
                  "a": 16
                }
                """, pretty("""
                        {"b":1,"10":2,"2":3,"4294967294":4,"4294967295":5,"0":6,"01":7,"-1":8,"1.5":9,
                         "99999999999":10,"":11,"1a":12,"१":13,"/":14,":":15,"a":16}"""));
    }

    @Test
    void numbers_are_written_as_ecmascript_reads_them() {
        assertEquals("""
                [
                  1,
                  0,
                  9007199254740992,
                  1e+21,
                  0.1,
                  12345678901234567000
                ]
                """, pretty("[1.0, -0, 9007199254740993, 1000000000000000000000, 0.10, 12345678901234567890]"));
    }

    @Test
    void only_quotes_backslashes_and_control_characters_are_escaped() {
        assertEquals(
                "\"\\\" \\\\ / \\b \\t \\n \\f \\r \\u0000 \\u000b \\u001f \u007f é \u2028 😀\"\n",
                JsonPretty.of(new JsonText("\" \\ / \b \t \n \f \r \0 \u000b \u001f \u007f é \u2028 😀"))
                        .display());
    }

    @Test
    void what_is_not_json_is_our_own_fault() {
        assertThrows(IllegalArgumentException.class, () -> JsonPretty.of(new JsonText("\ud83d")));
        assertThrows(IllegalArgumentException.class, () -> JsonPretty.of(new JsonNumber("1e400")));
    }

    @Test
    void a_tree_of_512_levels_is_written_and_a_level_more_is_not() {
        Json value = new JsonNumber("1");
        for (int i = 0; i < 256; i++) {
            value = JsonObject.builder()
                    .put("a", new JsonArray(List.of(value)))
                    .put("b", JsonObject.empty())
                    .build();
        }
        Json deepest = value;
        JsonPretty.of(deepest);

        assertThrows(IllegalArgumentException.class, () -> JsonPretty.of(new JsonArray(List.of(deepest))));
        assertThrows(
                IllegalArgumentException.class,
                () -> JsonPretty.of(JsonObject.builder().put("c", deepest).build()));
    }

    private static String pretty(String text) {
        return JsonPretty.of(Parsing.tree(text)).display();
    }
}
