package io.agentdoc.templates.words;

import java.util.Locale;

/** By what a directory can be looked through. What an agent has not stated is a value of each. */
public enum Facet implements Phrase {
    SCOPE,
    FOCUS,
    ROLE,
    INTERFACE,
    ACTS_FOR,
    ADMISSION,
    VISIBILITY,
    AUTHORITY,
    CEILING,
    DATA_USE,
    COMPLIANCE,
    SOURCE;

    /** Its name in addresses. */
    public String path() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
