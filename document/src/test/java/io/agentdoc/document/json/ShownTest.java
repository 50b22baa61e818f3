package io.agentdoc.document.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShownTest {

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', textBlock = """
            0000, U+0000
            001F, U+001F
            0020, ' '
            0041, 'A'
            007E, '~'
            007F, U+007F
            0080, U+0080
            00A0, U+00A0
            00E9, 'é'
            0301, U+0301
            05D0, 'א'
            200B, U+200B
            202E, U+202E
            FEFF, U+FEFF
            1F600, U+1F600
            20000, '𠀀'
            E0041, U+E0041
            """)
    void a_character_is_shown_unless_it_could_steer_or_hide(String hex, String shown) {
        assertEquals(shown, Shown.character(Integer.parseInt(hex, 16)));
    }

    @Test
    void a_name_is_quoted_and_cut_after_forty_characters() {
        assertEquals("\"\"", Shown.name(""));
        assertEquals("\"" + "𠀀".repeat(40) + "\"", Shown.name("𠀀".repeat(40)));
        assertEquals("\"" + "𠀀".repeat(40) + "…\"", Shown.name("𠀀".repeat(40) + "x"));
    }
}
