package io.agentdoc.templates.words;

/** How an attribute is checked: by asking, in the authored document, or in an issuer's record (10). */
public enum Checked implements Phrase {
    ANSWERED,
    DECLARED,
    ATTESTED,
    DECLARED_THEN_ATTESTED,
    DECLARED_AND_ATTESTED,
    DECLARED_AND_ANSWERED,
    ANSWERED_AND_ATTESTED,
    DERIVED;
}
