package io.agentdoc.templates.words;

/** What an offering takes (6.11). What nobody can read is taken as open-ended, which claims least. */
public enum Scope implements Phrase {
    TASK_SPECIFIC,
    OPEN_WITH_FOCUS,
    OPEN_ENDED,
    UNREADABLE;

    public boolean isOpen() {
        return this != TASK_SPECIFIC;
    }
}
