package io.agentdoc.templates.words;

/** What this document shows of an attribute. Its absence is a fact and never a deduction (10). */
public enum Shows implements Phrase {
    DECLARED,
    ATTESTED,
    ANSWERED,
    DECLARED_AND_ATTESTED,
    UNSIGNED_ONLY,
    THIS_DOCUMENT,
    NOTHING;
}
