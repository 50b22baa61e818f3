package io.agentdoc.templates.words;

/** When an attribute holds (10). */
public enum Holds implements Phrase {
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

    public static Holds of(Attribute attribute) {
        return valueOf(attribute.name());
    }
}
