package io.agentdoc.templates.words;

/** Why a source is taken to be about this subject. */
public enum Joined implements Phrase {
    NAMED,
    LINKED,
    CONFIGURED,
    CO_LOCATED;
}
