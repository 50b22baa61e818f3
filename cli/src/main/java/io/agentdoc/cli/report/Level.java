package io.agentdoc.cli.report;

import java.util.Arrays;
import java.util.Locale;

/** How much a finding matters. */
public enum Level {
    ERROR,
    WARNING,
    NOTE;

    /** The level of that name; what has none is a note. */
    static Level of(String name) {
        return Arrays.stream(values())
                .filter(level -> level.toString().equals(name))
                .findFirst()
                .orElse(NOTE);
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
