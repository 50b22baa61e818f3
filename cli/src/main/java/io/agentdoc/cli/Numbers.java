package io.agentdoc.cli;

import java.time.Duration;
import java.util.Locale;
import java.util.Map;

/** Numbers as people read them. */
final class Numbers {
    private static final int GROUP = 3;

    private Numbers() {}

    /** Digits in groups of three. */
    static String grouped(long number) {
        StringBuilder text = new StringBuilder(Long.toString(number));
        int first = number < 0 ? 1 : 0;
        for (int at = text.length() - GROUP; at > first; at -= GROUP) {
            text.insert(at, ' ');
        }
        return text.toString();
    }

    /** The larger counts first, such as {@code absent 201, refused 3}. */
    static String counts(Map<String, Long> counts) {
        return String.join(
                ", ",
                counts.entrySet().stream()
                        .sorted(Map.Entry.<String, Long>comparingByValue()
                                .reversed()
                                .thenComparing(Map.Entry.comparingByKey()))
                        .map(entry -> entry.getKey() + " " + grouped(entry.getValue()))
                        .toList());
    }

    /** Such as {@code 2 h 09}, {@code 4 min} or {@code 12 s}. */
    static String span(Duration span) {
        if (span.toHours() > 0) {
            return String.format(Locale.ROOT, "%d h %02d", span.toHours(), span.toMinutesPart());
        }
        return span.toMinutes() > 0 ? span.toMinutes() + " min" : Math.max(1, span.toSeconds()) + " s";
    }

    /** A word with its number, such as {@code 1 agent} or {@code 20 agents}. */
    static String of(long number, String word) {
        return grouped(number) + " " + word + (number == 1 ? "" : "s");
    }
}
