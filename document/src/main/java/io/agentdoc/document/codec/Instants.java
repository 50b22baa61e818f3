package io.agentdoc.document.codec;

import io.agentdoc.document.json.Node;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** The one spelling of a moment that we write: RFC 3339 in UTC, whole seconds. Any RFC 3339 moment is read. */
public final class Instants {
    /** A moment to the nanosecond has 35 characters; the parser is given no long run of digits. */
    private static final int LONGEST = 40;

    private static final Instant FIRST = Instant.parse("0000-01-01T00:00:00Z");
    private static final Instant END = Instant.parse("+10000-01-01T00:00:00Z");

    private Instants() {}

    public static String text(Instant instant) {
        return instant.truncatedTo(ChronoUnit.SECONDS).toString();
    }

    public static Optional<Instant> parse(String text) {
        try {
            return text.length() > LONGEST
                    ? Optional.empty()
                    : Optional.of(OffsetDateTime.parse(text).toInstant()).filter(Instants::hasFourDigits);
        } catch (DateTimeException notAMoment) {
            return Optional.empty();
        }
    }

    /** Java reads years that RFC 3339 cannot write. */
    private static boolean hasFourDigits(Instant instant) {
        return !instant.isBefore(FIRST) && instant.isBefore(END);
    }

    static Optional<Instant> parse(Node parent, String member) {
        return parent.text(member).flatMap(Instants::parse);
    }
}
