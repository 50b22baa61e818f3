package io.agentdoc.document.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InstantsTest {

    @Test
    void what_is_written_is_read_back() {
        Instant at = Instant.parse("2026-10-02T05:00:09Z");
        assertEquals("2026-10-02T05:00:09Z", Instants.text(at.plusMillis(7)));
        assertEquals(Optional.of(at), Instants.parse(Instants.text(at)));
    }

    @ParameterizedTest
    @CsvSource({
        "2026-10-02T05:00:09Z,      2026-10-02T05:00:09Z",
        "2024-02-29T23:59:59Z,      2024-02-29T23:59:59Z",
        "2026-10-02T05:00:09+02:00, 2026-10-02T03:00:09Z",
        "2026-10-02T05:00:09.5Z,    2026-10-02T05:00:09.500Z",
    })
    void a_moment_in_any_spelling_of_it_is_read(String text, Instant meant) {
        assertEquals(Optional.of(meant), Instants.parse(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2025-02-29T00:00:00Z",
                "2026-13-01T00:00:00Z",
                "2026-10-00T00:00:00Z",
                "2026-10-02T24:00:01Z",
                "2026-10-02T25:00:00Z",
                "2026-10-02T05:60:00Z",
                "2026-10-02T05:00:60Z",
                "2026-10-02T05:00:0९Z",
                "2026-10-02 05:00:09Z",
                "2026-10-02T05:00:09X",
                "+12026-10-02T05:00:09Z",
                "-0001-10-02T05:00:09Z",
                "9999-12-31T23:59:59-05:00",
                "0000-01-01T00:00:00+01:00",
                ""
            })
    void what_no_calendar_or_clock_shows_is_none(String text) {
        assertEquals(Optional.empty(), Instants.parse(text));
    }
}
