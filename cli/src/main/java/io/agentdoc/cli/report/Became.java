package io.agentdoc.cli.report;

import java.util.Locale;

/** What became of an agent. */
public enum Became {
    PUBLISHED,
    UNCHANGED,
    WITHHELD,
    NOTHING_FOUND,
    /** What is published is not what its sources give, and a check was to say so. */
    DRIFTED;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
