package io.agentdoc.templates.words;

/** The twenty-one attributes, a closed set (10). */
public enum Attribute implements Phrase {
    NAMED,
    OWNED,
    VERSIONED,
    DESCRIBED,
    ASSESSABLE,
    ASKABLE,
    DOORED,
    SEALED,
    EVALUATED,
    CANDID,
    SCREENED,
    RECORD_KEEPING,
    PRICED,
    CONTRACTABLE,
    FORTHRIGHT,
    METERED,
    MANDATED,
    REVISABLE,
    REPUTABLE,
    LISTED,
    QUALIFIED;
}
