package io.agentdoc.document.model;

import java.util.List;
import java.util.Optional;

/**
 * A source's own signature as this assembler found it, which is never the assembler's (9.3).
 *
 * @param by the key of the signature that was checked
 * @param note one sentence where the state needs a reason
 * @param reading the named reading under which it verified, where the format leaves a choice
 * @param uncovered the places in the source that the signature does not cover
 */
public record SourceSignature(
        SignatureState state,
        Optional<String> by,
        Optional<String> note,
        Optional<String> reading,
        List<String> uncovered) {
    public SourceSignature {
        uncovered = List.copyOf(uncovered);
    }

    public static SourceSignature of(SignatureState state) {
        return new SourceSignature(state, Optional.empty(), Optional.empty(), Optional.empty(), List.of());
    }
}
