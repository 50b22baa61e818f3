package io.agentdoc.document.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InstantsTest {

    @Test
    void what_is_written_is_read_back() {
        Instant at = Instant.parse("2026-10-02T05:00:09Z");
        assertEquals("2026-10-02T05:00:09Z", Instants.text(at.plusMillis(7)));
        assertEquals(Optional.of(at), Instants.parse(Instants.text(at)));
    }

    /** Our own spelling is read in a shorter way, which must take and refuse the same. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-10-02T05:00:09Z",
                "2024-02-29T23:59:59Z",
                "2025-02-29T00:00:00Z",
                "2026-02-30T00:00:00Z",
                "2026-13-01T00:00:00Z",
                "2026-00-10T00:00:00Z",
                "2026-10-00T00:00:00Z",
                "0000-01-01T00:00:00Z",
                "9999-12-31T24:00:00Z",
                "2026-10-02T24:00:00Z",
                "2026-10-02T24:00:01Z",
                "2026-10-02T25:00:00Z",
                "2026-10-02T05:60:00Z",
                "2026-10-02T05:00:60Z",
                "2026-10-02t05:00:09z",
                "2026-10-02T05:00:0९Z",
                "2026-10-02T05:00:09+00:00",
                "2026-10-02T05:00:09.5Z",
                "2026-10-02T05:00Z",
                "2026-10-02 05:00:09Z",
                "-026-10-02T05:00:09Z",
                "2026-10-02T05:00:09X",
                ""
            })
    void our_own_spelling_means_what_it_means_to_everybody(String text) {
        assertEquals(plainly(text), Instants.parse(text));
    }

    private static Optional<Instant> plainly(String text) {
        try {
            return Optional.of(OffsetDateTime.parse(text).toInstant());
        } catch (DateTimeException notAMoment) {
            return Optional.empty();
        }
    }
}
