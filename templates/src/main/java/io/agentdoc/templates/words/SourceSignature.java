package io.agentdoc.templates.words;

/**
 * What was found of a source's own signature (9.4). Unsigned and not checked are different facts, and no bytes are said to
 * be covered where nobody recorded which.
 */
public enum SourceSignature implements Phrase {
    VERIFIED,
    VERIFIED_NO_KEY,
    VERIFIED_NO_DIGEST,
    VERIFIED_NO_KEY_NO_DIGEST,
    UNSIGNED,
    FAILED,
    NOT_CHECKED;
}
