package io.agentdoc.templates.safe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Promise(Promised.HIDDEN_TEXT)
@Attack(17)
class TheirsTest {

    @Test
    void markup_is_text() {
        assertEquals(
                "<bdi lang=\"\">&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;so on&#39;</bdi>",
                Theirs.words("<script>alert(\"1\")</script> & 'so on'").toString());
    }

    @Test
    void a_run_of_hidden_characters_is_one_chip_that_names_each() {
        assertEquals(
                "<bdi lang=\"\">a<i>U+202E U+200B</i>b</bdi>",
                Theirs.words("a\u202E\u200Bb").toString());
        assertEquals(
                "<bdi lang=\"\"><i>U+E0041</i></bdi>",
                Theirs.words("\uDB40\uDC41").toString());
        assertEquals(
                "<bdi lang=\"\"><i>U+D800</i></bdi>", Theirs.words("\uD800").toString());
        assertEquals(
                "<bdi lang=\"\">a<i>U+001B</i>[31m</bdi>",
                Theirs.words("a\u001B[31m").toString());
    }

    @Test
    void every_listed_character_is_shown() {
        IntStream listed = IntStream.of(0x061C, 0x180E, 0xFEFF);
        for (int[] range : new int[][] {
            {0x200B, 0x200F},
            {0x202A, 0x202E},
            {0x2060, 0x2064},
            {0x2066, 0x2069},
            {0xE0000, 0xE007F},
            {0, 8},
            {11, 31},
            {0xFDD0, 0xFDEF},
            {0xFFFE, 0xFFFF},
            {0x1FFFE, 0x1FFFF},
            {0x10FFFE, 0x10FFFF}
        }) {
            listed = IntStream.concat(listed, IntStream.rangeClosed(range[0], range[1]));
        }
        listed.forEach(c -> {
            String shown = Theirs.words("a" + Character.toString(c) + "b").toString();
            assertTrue(shown.contains(String.format(Locale.ROOT, "<i>U+%04X</i>", c)), shown);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"👩‍🚀", "❤️", "👨‍👩‍👧", "🏳️‍🌈", "👩🏽‍⚕️", "1️⃣"})
    void an_emoji_is_left_whole(String emoji) {
        assertFalse(Theirs.words(emoji).toString().contains("<i>"), emoji);
    }

    @Test
    void a_joiner_between_letters_is_shown() {
        assertTrue(Theirs.words("ab\u200Dcd").toString().contains("<i>U+200D</i>"));
        assertTrue(Theirs.words("a\uFE0F").toString().contains("<i>U+FE0F</i>"));
    }

    @Test
    void line_ends_stay_but_never_more_than_two_together() {
        assertEquals(
                "<bdi lang=\"\">a\nb\n\nc</bdi>",
                Theirs.words("a\r\nb\n\n\n\n\n\nc").toString());
        assertEquals(
                "<bdi lang=\"\">a<i>U+000D</i>b</bdi>", Theirs.words("a\rb").toString());
    }

    @Test
    void a_title_is_one_line_and_holds_no_markup() {
        assertEquals("a [U+202E]b &lt;i&gt;", Theirs.title("a\n\u202Eb <i>").toString());
        String cut = Theirs.title("x".repeat(500)).toString();
        assertEquals(120, cut.length());
        assertTrue(cut.endsWith("…"));
    }

    @Test
    void a_description_cannot_leave_its_attribute() {
        assertEquals(
                "<meta name=\"description\" content=\"&quot;&gt;&lt;script&gt;\">",
                Theirs.description("\"><script>").toString());
    }

    @Test
    void ten_thousand_hidden_characters_grow_no_more_than_fourfold() {
        String hidden = "\u202E".repeat(10_000);
        assertTrue(Theirs.words(hidden).toString().length() < 4 * 3 * 10_000);
    }
}
