package io.agentdoc.fences;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;

/** A limit's number as a person reads it. */
final class Quantity {
    private static final List<ChronoUnit> UNITS =
            List.of(ChronoUnit.DAYS, ChronoUnit.HOURS, ChronoUnit.MINUTES, ChronoUnit.SECONDS, ChronoUnit.MILLIS);

    private Quantity() {}

    static String text(Object value) {
        return switch (value) {
            case Duration span -> span(span);
            case Long whole -> String.format(Locale.ROOT, "%,d", whole);
            case Integer whole -> String.format(Locale.ROOT, "%,d", whole);
            default -> value.toString();
        };
    }

    /** In the largest unit that leaves nothing over. */
    private static String span(Duration span) {
        ChronoUnit unit = UNITS.stream()
                .filter(each -> span.toMillis() % each.getDuration().toMillis() == 0)
                .findFirst()
                .orElseThrow();
        long many = span.dividedBy(unit.getDuration());
        return String.format(Locale.ROOT, "%,d %s", many, unit.toString().toLowerCase(Locale.ROOT));
    }
}
