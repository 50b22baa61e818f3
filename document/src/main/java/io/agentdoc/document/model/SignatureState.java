package io.agentdoc.document.model;

import java.util.Arrays;
import java.util.Optional;

/** What checking a source's signature found. Unsigned and not checked are different facts (9.4). */
public enum SignatureState {
    VERIFIED("verified"),
    UNSIGNED("unsigned"),
    FAILED("failed"),
    NOT_CHECKED("not_checked");

    private final String text;

    SignatureState(String text) {
        this.text = text;
    }

    public static Optional<SignatureState> of(String text) {
        return Arrays.stream(values()).filter(state -> state.text.equals(text)).findFirst();
    }

    @Override
    public String toString() {
        return text;
    }
}
