package io.agentdoc.document.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SourceIdTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "descriptor",
                "a2a-card",
                "0",
                "terms_2.sow",
                "a234567890123456789012345678901234567890123456789012345678901234"
            })
    void an_id_of_our_form_is_read(String text) {
        assertEquals(Optional.of(new SourceId(text)), SourceId.parse(text));
        assertEquals(text, new SourceId(text).toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "-a",
                ".a",
                "_a",
                "A",
                "aB",
                "a b",
                "a/b",
                "é",
                "a\n",
                "a2345678901234567890123456789012345678901234567890123456789012345"
            })
    void any_other_text_is_no_id(String text) {
        assertEquals(Optional.empty(), SourceId.parse(text));
    }

    @Test
    void an_id_is_not_empty() {
        assertThrows(IllegalArgumentException.class, () -> new SourceId(""));
    }

    @Test
    void an_id_that_somebody_wrote_is_read_in_whatever_form_and_an_empty_text_names_nothing() {
        assertEquals(Optional.of(new SourceId("A b")), SourceId.written("A b"));
        assertEquals(Optional.empty(), SourceId.written(""));
    }

    @Test
    void ids_are_ordered_as_texts() {
        assertTrue(new SourceId("a").compareTo(new SourceId("b")) < 0);
    }
}
