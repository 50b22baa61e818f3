package io.agentdoc.cli.config;

import io.agentdoc.document.json.JsonText;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The forms of times: a moment, a number of days, a number of seconds. */
final class TimeForms {
    private static final Pattern SHORT = Pattern.compile("([0-9]{1,7})(ms|s|m|h)");
    private static final Pattern WEEKS = Pattern.compile("P([0-9]{1,4})W");
    /** A hundred years: what is longer was mistyped. */
    private static final Duration LONGEST = Duration.ofDays(36_500);

    private TimeForms() {}

    /** An instant as RFC 3339 writes it, with its offset from UTC. */
    static ScalarForm<Instant> moment() {
        String wanted = "a moment with its offset from UTC (RFC 3339)";
        String example = "2026-10-01T09:00:00Z";
        return Forms.ofText(
                wanted,
                example,
                Forms.textSchema("format", "date-time"),
                (scalar, reading) -> {
                    try {
                        return new Fit.Right<>(
                                OffsetDateTime.parse(scalar.text()).toInstant());
                    } catch (DateTimeException e) {
                        return Forms.wants(wanted, example);
                    }
                },
                Instant::toString);
    }

    /** An ISO 8601 duration; months and years are refused, because their length is nobody's agreement. */
    static ScalarForm<Duration> period() {
        String wanted = "an ISO 8601 duration of weeks, days or hours";
        String example = "P7D";
        return Forms.ofText(
                wanted,
                example,
                Forms.textSchema("format", "duration"),
                (scalar, reading) -> {
                    Duration duration = iso(scalar.text());
                    boolean sane = !duration.isNegative() && !duration.isZero() && duration.compareTo(LONGEST) <= 0;
                    return sane ? new Fit.Right<>(duration) : Forms.wants(wanted, example);
                },
                TimeForms::isoText);
    }

    /** A short time with its unit. */
    static ScalarForm<Duration> span(Duration most) {
        String wanted = "a number with ms, s, m or h, at most " + spanText(most);
        return new ScalarForm<>(
                wanted,
                "10s",
                Forms.TEXT_OR_NUMBER,
                (scalar, reading) -> {
                    Matcher matcher = SHORT.matcher(scalar.text());
                    Duration duration = matcher.matches() ? spanOf(matcher) : Duration.ZERO;
                    return duration.isZero() || duration.compareTo(most) > 0
                            ? Forms.wants(wanted, "10s")
                            : new Fit.Right<>(duration);
                },
                duration -> new JsonText(spanText(duration)),
                Forms.textSchema("pattern", "^[0-9]{1,7}(ms|s|m|h)$"));
    }

    private static Duration iso(String text) {
        Matcher weeks = WEEKS.matcher(text);
        if (weeks.matches()) {
            return Duration.ofDays(7 * Long.parseLong(weeks.group(1)));
        }
        try {
            return text.startsWith("P") ? Duration.parse(text) : Duration.ZERO;
        } catch (DateTimeException e) {
            return Duration.ZERO;
        }
    }

    static String isoText(Duration duration) {
        boolean wholeDays = duration.equals(Duration.ofDays(duration.toDays()));
        return wholeDays ? "P" + duration.toDays() + "D" : duration.toString();
    }

    private static Duration spanOf(Matcher matcher) {
        long number = Long.parseLong(matcher.group(1));
        return switch (matcher.group(2)) {
            case "ms" -> Duration.ofMillis(number);
            case "s" -> Duration.ofSeconds(number);
            case "m" -> Duration.ofMinutes(number);
            default -> Duration.ofHours(number);
        };
    }

    static String spanText(Duration duration) {
        long millis = duration.toMillis();
        if (millis % 1000 != 0) {
            return millis + "ms";
        }
        return millis % 60_000 != 0 ? millis / 1000 + "s" : millis / 60_000 + "m";
    }
}
