package io.agentdoc.document.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class WordsTest {

    @Test
    void words_end_at_what_is_no_letter_or_digit() {
        assertEquals(List.of("trust", "score"), Words.of("trust_score"));
        assertEquals(List.of("trust", "score", "2"), Words.of("--trust.score 2!"));
        assertEquals(List.of("über", "größe"), Words.of("über·größe"));
        assertEquals(List.of("x", "y"), Words.of("x😀y"));
        assertEquals(List.of("𝒜b"), Words.of("𝒜b"));
        assertEquals(List.of(), Words.of(""));
        assertEquals(List.of(), Words.of("__"));
    }

    @Test
    void words_end_at_a_capital_after_a_small_letter() {
        assertEquals(List.of("trust", "score"), Words.of("trustScore"));
        assertEquals(List.of("trust", "score"), Words.of("TrustScore"));
        assertEquals(List.of("apikey"), Words.of("APIKey"));
        assertEquals(List.of("v2tier"), Words.of("v2Tier"));
        assertEquals(List.of("größe", "ärger"), Words.of("größeÄrger"));
    }
}
