package io.agentdoc.templates.words;

/** What was found of a source's own signature (9.4). Unsigned and not checked are different facts. */
public enum SourceSignature implements Phrase {
    VERIFIED,
    VERIFIED_NO_KEY,
    UNSIGNED,
    FAILED,
    NOT_CHECKED;
}
