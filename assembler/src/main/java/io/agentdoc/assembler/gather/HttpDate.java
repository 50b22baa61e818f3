package io.agentdoc.assembler.gather;

import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/** A moment as answers write it, in whole seconds (RFC 9110, 5.6.7). */
final class HttpDate {
    private HttpDate() {}

    /** The moment; nothing where it is written in another way. */
    static Optional<Instant> parse(String text) {
        try {
            return Optional.of(ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME)
                    .toInstant());
        } catch (DateTimeParseException notADate) {
            return Optional.empty();
        }
    }
}
