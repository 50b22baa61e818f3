package io.agentdoc.document.codec;

import io.agentdoc.document.json.Node;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** The one spelling of a moment that we write: RFC 3339 in UTC, whole seconds. Any RFC 3339 moment is read. */
public final class Instants {
    private static final int LONGEST = 40;
    private static final String OURS = "0000-00-00T00:00:00Z";
    /** The end of a day may be spelled as an hour that no clock shows. */
    private static final String MIDNIGHT_AFTER = "T24";

    private Instants() {}

    public static String text(Instant instant) {
        return instant.truncatedTo(ChronoUnit.SECONDS).toString();
    }

    public static Optional<Instant> parse(String text) {
        try {
            if (isSpelledAsOurs(text)) {
                return Optional.of(ours(text));
            }
            return text.length() > LONGEST
                    ? Optional.empty()
                    : Optional.of(OffsetDateTime.parse(text).toInstant());
        } catch (DateTimeException notAMoment) {
            return Optional.empty();
        }
    }

    private static boolean isSpelledAsOurs(String text) {
        if (text.length() != OURS.length()) {
            return false;
        }
        for (int i = 0; i < OURS.length(); i++) {
            char c = text.charAt(i);
            if (OURS.charAt(i) == '0' ? c < '0' || c > '9' : c != OURS.charAt(i)) {
                return false;
            }
        }
        return !text.startsWith(MIDNIGHT_AFTER, OURS.indexOf('T'));
    }

    private static Instant ours(String text) {
        return LocalDateTime.of(
                        number(text, 0, 4),
                        number(text, 5, 7),
                        number(text, 8, 10),
                        number(text, 11, 13),
                        number(text, 14, 16),
                        number(text, 17, 19))
                .toInstant(ZoneOffset.UTC);
    }

    private static int number(String text, int from, int to) {
        return Integer.parseInt(text, from, to, 10);
    }

    static Optional<Instant> parse(Node parent, String member) {
        return parent.text(member).flatMap(Instants::parse);
    }
}
