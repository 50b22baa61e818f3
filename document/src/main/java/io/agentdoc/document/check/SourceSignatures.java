package io.agentdoc.document.check;

import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.value.MemberPath;
import java.util.List;
import java.util.Optional;

/** Of each source it is said whether its own signature was verified, failed, was not there or was not looked at (9.4). */
final class SourceSignatures implements Check {
    private static final String RULE = "9.4-5";
    private static final List<String> OF_A_CHECK = List.of("signed_by", "signature_reading", "signature_uncovered");

    @Override
    public void check(Examined document, Findings into) {
        for (Spot source : document.sources()) {
            MemberPath at = source.path().member("signature");
            Optional<SignatureState> state = source.text("signature").flatMap(SignatureState::of);
            if (state.isEmpty()) {
                into.error(RULE, at, "it is none of verified, unsigned, failed and not_checked");
            } else if (state.get() == SignatureState.UNSIGNED) {
                OF_A_CHECK.stream()
                        .flatMap(name -> source.member(name).stream())
                        .forEach(spot ->
                                into.error("9.4-6", spot.path(), "an unsigned source has no signature to say this of"));
            }
        }
    }
}
