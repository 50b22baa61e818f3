package io.agentdoc.templates.words;

import java.util.Locale;

/** The twelve sections in the specification's order (9.5), each under the question that a reader has. */
public enum SectionName implements Phrase {
    IDENTITY,
    SHAPE,
    ASKED,
    ROLE,
    SELLS,
    ACCESS,
    REFUSES,
    REACHES,
    LEAVES,
    CONFIGS,
    HANDLING,
    STANDING;

    /** The section's name in the document, which is also its anchor. */
    public String path() {
        return name().toLowerCase(Locale.ROOT);
    }
}
