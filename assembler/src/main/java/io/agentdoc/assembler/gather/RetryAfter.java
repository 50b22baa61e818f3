package io.agentdoc.assembler.gather;

import java.time.Duration;
import java.time.Instant;
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
        return HttpDate.parse(text)
                .map(until -> Duration.between(now, until))
                .map(wait -> new RetryAfter(Optional.of(wait.isNegative() ? Duration.ZERO : wait)))
                .orElse(UNSAID);
    }
}
