package io.agentdoc.cli.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Corpus;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.util.List;
import org.junit.jupiter.api.Test;

@Promise(Promised.TERMINAL)
@Attack(21)
class SafeTextTest {

    @Test
    void plain_words_of_any_script_stay_as_they_are() {
        for (String text : List.of("Clause reviewer", "Zürich", "مراجعة البنود", "条項の確認", "a\u0301", "👍🏽 👩‍💻 ❤️")) {
            assertEquals(text, SafeText.of(text));
        }
    }

    @Test
    void what_would_move_the_cursor_or_end_the_line_is_shown_by_its_number() {
        assertEquals("<U+001B>[2J<U+000A><U+000D><U+0007><U+009B>", SafeText.of("\u001B[2J\n\r\u0007\u009B"));
    }

    @Test
    void what_turns_the_direction_or_hides_is_shown_by_its_number() {
        assertEquals("a<U+202E>b<U+2066><U+200B><U+FEFF>", SafeText.of("a\u202Eb\u2066\u200B\uFEFF"));
        assertEquals("<U+E0041>", SafeText.of("\uDB40\uDC41"));
        assertEquals("<U+D800>", SafeText.of("\uD800"));
    }

    @Test
    void a_joiner_between_letters_is_shown_by_its_number() {
        assertEquals("a<U+200D>b", SafeText.of("a\u200Db"));
    }

    @Test
    void none_of_the_hidden_characters_of_unicode_passes() {
        Bytes bytes = Bytes.own(Corpus.bytes("vectors/unicode-hidden/hidden-unicode.json"));
        var limits = new Limits(1 << 20, 64, 200_000, 1 << 18, 64);
        var parsed = assertInstanceOf(JsonReading.Parsed.class, new JsonParser(limits).parse(bytes));
        Node root = Node.root(parsed.root());
        for (String list :
                List.of("default_ignorable", "bidi_control", "noncharacter", "cf", "tag_block", "blank_lookalikes")) {
            for (Node number : root.member(list).orElseThrow().elements()) {
                int c = number.number()
                        .flatMap(JsonNumber::asLong)
                        .orElseThrow()
                        .intValue();
                String text = Character.toString(c);
                assertFalse(SafeText.of("x" + text + "y").contains(text), () -> list + " U+" + Integer.toHexString(c));
            }
        }
    }
}
