package io.agentdoc.assembler.gather;

import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.regex.Pattern;

/** How long a host asks us to wait before the next attempt (RFC 9110, 10.2.3). */
record RetryAfter(Optional<Duration> asked) {
    private static final RetryAfter UNSAID = new RetryAfter(Optional.empty());
    private static final Pattern SECONDS = Pattern.compile("\\d{1,9}");

    static RetryAfter unsaid() {
        return UNSAID;
    }

    /** Seconds or a date; anything else is as good as nothing said. */
    static RetryAfter parse(String text, Instant now) {
        if (SECONDS.matcher(text).matches()) {
            return new RetryAfter(Optional.of(Duration.ofSeconds(Long.parseLong(text))));
        }
        try {
            Instant until = ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME)
                    .toInstant();
            Duration wait = Duration.between(now, until);
            return new RetryAfter(Optional.of(wait.isNegative() ? Duration.ZERO : wait));
        } catch (DateTimeParseException notADate) {
            return UNSAID;
        }
    }
}
