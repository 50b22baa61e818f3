package io.agentdoc.document.check;

import java.util.Locale;

/** How much a finding matters: an error breaks a rule, a warning leaves a fault standing, a note only tells. */
public enum Level {
    ERROR,
    WARNING,
    NOTE;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
