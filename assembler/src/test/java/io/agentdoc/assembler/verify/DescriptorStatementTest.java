package io.agentdoc.assembler.verify;

import static io.agentdoc.assembler.verify.Answers.assertFailed;
import static io.agentdoc.assembler.verify.Answers.assertNotChecked;
import static io.agentdoc.assembler.verify.Answers.assertUnsigned;
import static io.agentdoc.assembler.verify.Answers.assertVerified;

import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.value.Base64Text;
import io.agentdoc.testing.Clause;
import org.junit.jupiter.api.Test;

@Clause("6.6-3")
class DescriptorStatementTest {
    private static final String TAG = "descriptor-statement-v1";

    private final SignatureRules rules = SignatureRules.standard();
    private final SigningKey subject = TestKeys.subject();
    private final JsonObject body = SignedFixtures.descriptorBody(subject);

    @Test
    void the_subjects_own_signature_verifies_and_a_strangers_fails_however_valid() {
        assertVerified(subject.publicKey(), check(SignedFixtures.descriptor()));
        assertFailed(
                "subject.id is " + subject.publicKey(), check(SignedFixtures.sign(body, TAG, TestKeys.stranger())));
    }

    @Test
    void subject_id_may_be_spelled_otherwise_since_decoded_keys_are_compared() {
        String base64 = Base64Text.encode(subject.publicKey().raw());
        JsonObject respelled = withSubject("{\"id\":\"" + base64 + "\"}");
        assertVerified(subject.publicKey(), check(SignedFixtures.sign(respelled, TAG, subject)));
    }

    @Test
    void a_descriptor_without_signatures_is_unsigned() {
        assertUnsigned(check(body));
        assertUnsigned(check(Documents.with(body, "signatures", io.agentdoc.document.json.JsonArray.empty())));
    }

    @Test
    @Clause(value = "6.6-5", by = DescriptorStatement.class)
    void a_draft_cannot_be_signed() {
        assertFailed("a draft has no subject", check(SignedFixtures.sign(body.without("subject"), TAG, subject)));
    }

    @Test
    void a_subject_without_a_key_is_nobody_and_one_with_an_unknown_spelling_is_not_checked() {
        for (String odd : new String[] {"{}", "{\"id\":7}", "null", "\"U\"", "[]"}) {
            assertFailed("no key in subject.id", check(SignedFixtures.sign(withSubject(odd), TAG, subject)));
        }
        JsonObject url = withSubject("{\"id\":\"https://agent.example\"}");
        assertNotChecked("subject.id is not a key", check(SignedFixtures.sign(url, TAG, subject)));
    }

    @Test
    void anothers_tag_on_a_descriptor_is_not_checked() {
        assertNotChecked("agent-sow-v1", check(SignedFixtures.sign(body, "agent-sow-v1", subject)));
    }

    private JsonObject withSubject(String json) {
        return Documents.with(
                body,
                "subject",
                Documents.parse("{\"s\":" + json + "}").get("s").orElseThrow());
    }

    private SignatureCheck check(JsonObject document) {
        return rules.check(KnownKind.AGENT_DESCRIPTOR, document);
    }
}
