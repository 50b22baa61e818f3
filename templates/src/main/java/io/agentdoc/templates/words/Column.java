package io.agentdoc.templates.words;

/** How a fact is known: said by its subject, said by somebody else, seen, or worked out (3, 9.4). */
public enum Column implements Phrase {
    DECLARED,
    CONFIRMED,
    FAILED,
    ATTESTED,
    OBSERVED,
    COMPUTED,
    OWN_ACCOUNT,
    FROM;
}
