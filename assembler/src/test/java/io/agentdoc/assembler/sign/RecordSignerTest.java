package io.agentdoc.assembler.sign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.testing.Clause;
import java.util.List;
import org.junit.jupiter.api.Test;

class RecordSignerTest {
    private final RecordSigner signer = new RecordSigner(SignatureRules.standard());
    private final SigningKey subject = TestKeys.subject();
    private final JsonObject draftless = SignedFixtures.descriptorBody(subject);

    @Test
    @Clause({"6.6-3", "8.1-1", "8.1-2"})
    void an_operator_signs_its_descriptor_and_its_records() {
        assertEquals(SignedFixtures.descriptor(), signed(draftless, FamilyTag.DESCRIPTOR_STATEMENT, subject));
        JsonObject record = SignedFixtures.evalRecord();
        JsonObject unsigned = Documents.with(record, "signatures", JsonArray.empty());
        assertEquals(record, signed(unsigned, FamilyTag.EVAL_RECORD, TestKeys.evaluator()));
    }

    @Test
    @Clause({"6.6-3", "8.1-4"})
    void a_key_that_the_document_does_not_name_is_refused() {
        assertRefused("6.6-3", "subject.id is", draftless, FamilyTag.DESCRIPTOR_STATEMENT, TestKeys.stranger());
        JsonObject record = Documents.with(SignedFixtures.buildRecord(), "signatures", JsonArray.empty());
        assertRefused("8.1-4", "by is", record, FamilyTag.BUILD_RECORD, TestKeys.stranger());
        assertRefused("8.1-4", "no key in by", draftless, FamilyTag.BUILD_RECORD, subject);
        assertRefused("9.11-1", "by the subject", SignedFixtures.agentDoc(), FamilyTag.ASSEMBLY, subject);
    }

    @Test
    @Clause("6.6-5")
    void a_draft_is_refused() {
        assertRefused("6.6-3", "a draft", draftless.without("subject"), FamilyTag.DESCRIPTOR_STATEMENT, subject);
    }

    @Test
    @Clause("8.1-6")
    void the_unsigned_note_goes_when_a_signature_comes() {
        JsonObject noted = Documents.with(draftless, "_unsigned", "no key was available");
        assertEquals(SignedFixtures.descriptor(), signed(noted, FamilyTag.DESCRIPTOR_STATEMENT, subject));
    }

    @Test
    void signing_an_edited_document_again_replaces_the_old_signature_in_its_place_and_keeps_others() {
        JsonObject foreign = SignedFixtures.sign(draftless, "other-v9", TestKeys.stranger());
        JsonObject first = signed(foreign, FamilyTag.DESCRIPTOR_STATEMENT, subject);
        JsonObject edited = Documents.with(first, "does", "It answers more tests.");
        JsonObject again = signed(edited, FamilyTag.DESCRIPTOR_STATEMENT, subject);
        assertEquals(List.copyOf(first.names()), List.copyOf(again.names()));
        assertEquals(
                SignedFixtures.sign(
                        Documents.with(foreign, "does", "It answers more tests."), "descriptor-statement-v1", subject),
                again);
    }

    @Test
    @Clause("8.1-1")
    void signatures_that_are_no_list_are_left_alone() {
        JsonObject odd = Documents.with(draftless, "signatures", "none");
        assertRefused("8.1-1", "not a list", odd, FamilyTag.DESCRIPTOR_STATEMENT, subject);
    }

    private JsonObject signed(JsonObject document, FamilyTag tag, SigningKey key) {
        return assertInstanceOf(Signing.Signed.class, signer.sign(document, tag, key))
                .document();
    }

    private void assertRefused(String rule, String words, JsonObject document, FamilyTag tag, SigningKey key) {
        Signing.Refused refused = assertInstanceOf(Signing.Refused.class, signer.sign(document, tag, key));
        assertEquals(rule, refused.rule());
        assertTrue(refused.why().contains(words), refused::why);
    }
}
