package io.agentdoc.cli.report;

import java.util.Locale;

/** What became of an agent. */
public enum Became {
    PUBLISHED,
    UNCHANGED,
    WITHHELD,
    NOTHING_FOUND;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
