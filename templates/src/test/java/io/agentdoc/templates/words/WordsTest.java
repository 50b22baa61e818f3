package io.agentdoc.templates.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.templates.safe.Sentence;
import java.time.Instant;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class WordsTest {
    private static final Set<String> LANGUAGE_ITSELF =
            Set.of("language.direction", "language.date", "language.months", "language.group");

    private static Stream<Phrase> phrases() {
        return Arrays.stream(Phrase.class.getPermittedSubclasses())
                .flatMap(phrases -> Arrays.stream(phrases.getEnumConstants()))
                .map(Phrase.class::cast);
    }

    @Test
    void every_language_says_everything_and_nothing_more() {
        Set<String> wanted = new TreeSet<>(LANGUAGE_ITSELF);
        phrases().forEach(phrase -> wanted.add(phrase.key()));
        assertTrue(wanted.size() > 200);
        for (String language : Words.LANGUAGES) {
            assertEquals(wanted, new TreeSet<>(Bundle.of(language).orElseThrow().keySet()), language);
        }
    }

    @Test
    void every_language_speaks_of_the_same_things_in_a_sentence() {
        var english = Bundle.of("en").orElseThrow();
        for (String language : Words.LANGUAGES) {
            var bundle = Bundle.of(language).orElseThrow();
            phrases()
                    .forEach(phrase -> assertEquals(
                            Sentence.parse(english.getString(phrase.key())).places(),
                            Sentence.parse(bundle.getString(phrase.key())).places(),
                            language + " " + phrase.key()));
        }
    }

    @Test
    void every_language_has_twelve_months_and_a_direction() {
        for (String language : Words.LANGUAGES) {
            Words words = Words.in(language).orElseThrow();
            assertTrue(Set.of("ltr", "rtl").contains(words.direction()));
            assertTrue(
                    words.moment(Instant.parse("2026-12-03T08:05:59Z"))
                            .toString()
                            .contains("08:05 UTC"),
                    language);
        }
    }

    @Test
    void a_region_is_served_in_its_language_and_an_unknown_language_not_at_all() {
        assertEquals("en", Words.in("en-GB").orElseThrow().language());
        assertFalse(Words.in("tlh").isPresent());
        assertFalse(Words.in("../en").isPresent());
    }

    @Test
    void a_moment_is_exact_for_programs_and_plain_for_people() {
        assertEquals(
                "<time datetime=\"2026-08-29T18:04:00Z\">29 August 2026, 18:04 UTC</time>",
                Words.english().moment(Instant.parse("2026-08-29T18:04:00Z")).toString());
    }

    @Test
    void a_number_is_grouped() {
        assertEquals("10,485,760", Words.english().number(10_485_760).toString());
        assertEquals("7", Words.english().number(7).toString());
    }

    @Test
    void no_language_has_a_word_that_grades() {
        for (String key : Bundle.of("en").orElseThrow().keySet()) {
            String said = Bundle.of("en").orElseThrow().getString(key);
            assertFalse(said.matches("(?i).*\\b(score|badge|rating|trusted|trustworthy|safe|verified)\\b.*"), said);
        }
    }
}
