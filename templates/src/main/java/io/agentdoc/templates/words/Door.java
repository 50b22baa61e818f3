package io.agentdoc.templates.words;

/** The three states of a door, which are never shown as one another (6.9, 9.8). */
public enum Door implements Phrase {
    PRESENT_ONE,
    NOTHING_TO_PRESENT,
    NEVER_SAID;
}
