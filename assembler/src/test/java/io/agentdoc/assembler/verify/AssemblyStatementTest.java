package io.agentdoc.assembler.verify;

import static io.agentdoc.assembler.verify.Answers.assertFailed;
import static io.agentdoc.assembler.verify.Answers.assertUnsigned;
import static io.agentdoc.assembler.verify.Answers.assertVerified;
import static io.agentdoc.assembler.verify.Answers.assertVerifiedWithNote;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.util.List;
import org.junit.jupiter.api.Test;

class AssemblyStatementTest {
    private static final String TAG = "agentdoc-assembly-v1";

    private final SignatureRules rules = SignatureRules.standard();
    private final SigningKey assembler = TestKeys.assembler();
    private final SigningKey next = TestKeys.of("the assembler's next key");
    private final JsonObject body = SignedFixtures.agentDoc();
    private final JsonObject signed = SignedFixtures.sign(body, TAG, assembler);

    @Test
    @Clause("9.11-1")
    void the_assemblers_signature_verifies_and_nothing_may_change_after_it() {
        assertVerified(assembler.publicKey(), check(signed));
        assertFailed("not this key's", check(Documents.with(signed, "assembled_at", "2026-10-01T10:00:01Z")));
        assertUnsigned(check(body));
    }

    @Test
    @Clause("9.11-2")
    void several_entries_may_stand_there_and_unknown_tags_are_skipped() {
        assertVerified(assembler.publicKey(), check(SignedFixtures.sign(signed, "other-v9", next)));
        assertVerifiedWithNote("signed by " + next.publicKey() + " too", check(SignedFixtures.sign(signed, TAG, next)));
    }

    @Test
    @Promise(Promised.KEYS)
    void every_key_whose_signature_holds_is_among_the_signers_once_and_no_other() {
        String old = assembler.publicKey().nkey();
        String fresh = next.publicKey().nkey();
        JsonObject both = SignedFixtures.sign(signed, TAG, next);
        assertEquals(List.of(old, fresh), check(both).signers());
        assertEquals(List.of(old), check(signed).signers());
        assertEquals(
                List.of(old),
                check(SignedFixtures.sign(signed, "other-v9", next)).signers());
        assertEquals(List.of(), check(body).signers());
    }

    @Test
    @Clause("9.11-3")
    void the_subject_signs_nothing_in_an_agentdoc() {
        assertFailed("by the subject", check(SignedFixtures.sign(body, TAG, TestKeys.subject())));
        assertFailed("by the subject", check(SignedFixtures.sign(signed, TAG, TestKeys.subject())));
    }

    @Test
    @Clause("9.11-1")
    void where_assembled_by_is_a_key_that_key_must_have_signed() {
        JsonObject named =
                Documents.with(body, "assembled_by", assembler.publicKey().nkey());
        assertVerified(assembler.publicKey(), check(SignedFixtures.sign(named, TAG, assembler)));
        assertFailed("that key did not sign it", check(SignedFixtures.sign(named, TAG, next)));
        JsonObject both = SignedFixtures.sign(SignedFixtures.sign(named, TAG, next), TAG, assembler);
        assertVerifiedWithNote("too", check(both));
    }

    private SignatureCheck check(JsonObject document) {
        return rules.check(FamilyTag.ASSEMBLY, document);
    }
}
