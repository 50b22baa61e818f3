package io.agentdoc.assembler.read;

import java.util.Arrays;

/**
 * What a case of an evaluation can be about. A case that says so in its kind moves nothing of another sort, though it
 * should bear the same name; one of any other kind goes by the name alone (8.4).
 */
public enum Covered {
    OFFERING("offering"),
    EXCHANGE("exchange"),
    REFUSAL("refusal"),
    RECORD("record");

    private final String word;

    Covered(String word) {
        this.word = word;
    }

    public boolean allows(Evidence.Case one) {
        return one.kind()
                .filter(kind ->
                        !kind.equals(word) && Arrays.stream(values()).anyMatch(other -> other.word.equals(kind)))
                .isEmpty();
    }
}
