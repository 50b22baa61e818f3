package io.agentdoc.templates.words;

/** How it ended for a source that was sought and not had. */
public enum Outcome implements Phrase {
    ABSENT,
    REFUSED,
    UNREACHABLE,
    UNREADABLE,
    TOO_LARGE,
    WRONG_DIGEST;
}
