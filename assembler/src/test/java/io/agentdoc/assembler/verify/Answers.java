package io.agentdoc.assembler.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.value.PublicKey;
import java.util.Optional;

/** What a test expects of a signature check, in one line. */
final class Answers {
    private Answers() {}

    static void assertVerified(PublicKey by, SignatureCheck check) {
        assertEquals(SignatureState.VERIFIED, check.state(), check::toString);
        assertEquals(Optional.of(by), check.key());
        assertEquals(Optional.empty(), check.sentence());
    }

    static void assertVerifiedWithNote(String words, SignatureCheck check) {
        assertState(SignatureState.VERIFIED, words, check);
    }

    static void assertUnsigned(SignatureCheck check) {
        assertEquals(new SignatureCheck.Unsigned(Optional.empty()), check);
    }

    static void assertFailed(String words, SignatureCheck check) {
        assertState(SignatureState.FAILED, words, check);
    }

    static void assertNotChecked(String words, SignatureCheck check) {
        assertState(SignatureState.NOT_CHECKED, words, check);
    }

    static void assertState(SignatureState state, String words, SignatureCheck check) {
        assertEquals(state, check.state(), check::toString);
        assertTrue(check.sentence().orElse("").contains(words), check::toString);
    }
}
