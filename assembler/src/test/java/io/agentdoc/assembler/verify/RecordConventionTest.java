package io.agentdoc.assembler.verify;

import static io.agentdoc.assembler.verify.Answers.assertFailed;
import static io.agentdoc.assembler.verify.Answers.assertNotChecked;
import static io.agentdoc.assembler.verify.Answers.assertUnsigned;
import static io.agentdoc.assembler.verify.Answers.assertVerified;
import static io.agentdoc.assembler.verify.Answers.assertVerifiedWithNote;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonNull;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.value.Base64Text;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordConventionTest {
    private static final String TAG = "agent-eval-record-v1";

    private final SignatureRules rules = SignatureRules.standard();
    private final SigningKey evaluator = TestKeys.evaluator();
    private final JsonObject good = SignedFixtures.evalRecord();
    private final JsonObject body = Documents.with(good, "signatures", JsonArray.empty());
    private final JsonObject entry = SignedFixtures.entry(body, TAG, evaluator);

    @Test
    @Clause(
            value = {"8.1-1", "8.1-2"},
            by = {RecordConvention.class, FamilyTag.class})
    void each_record_verifies_under_its_own_tag() {
        assertVerified(
                TestKeys.builder().publicKey(), rules.check(KnownKind.BUILD_RECORD, SignedFixtures.buildRecord()));
        assertVerified(
                TestKeys.deployer().publicKey(),
                rules.check(KnownKind.DEPLOYMENT_RECORD, SignedFixtures.deploymentRecord()));
        assertVerified(evaluator.publicKey(), check(good));
    }

    @Test
    @Clause("8.1-1")
    void a_record_without_signatures_is_malformed_and_one_with_an_empty_list_is_unsigned() {
        assertNotChecked("malformed", check(body.without("signatures")));
        assertUnsigned(check(body));
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "{}", "\"x\"", "7", "true"})
    @Clause(value = "8.1-1", by = SignatureList.class)
    void signatures_that_are_no_list_are_malformed_for_every_kind(String member) {
        JsonObject odd = Documents.parse("{\"signatures\":" + member + "}");
        assertNotChecked("malformed: signatures is", rules.check(KnownKind.EVAL_RECORD, odd));
        assertNotChecked("malformed: signatures is", rules.check(KnownKind.AGENT_DESCRIPTOR, odd));
        assertNotChecked("malformed: signatures is", rules.check(FamilyTag.ASSEMBLY, odd));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "[]",
                "\"tag\"",
                "7",
                "{}",
                "{\"tag\":7}",
                "{\"role\":\"provider\",\"key\":\"U\",\"sig\":\"A\"}"
            })
    @Clause(
            value = {"8.1-1", "8.6-2"},
            by = EntryCheck.class)
    void an_entry_of_no_form_we_know_is_not_checked(String odd) {
        Json list = new JsonArray(
                List.of(Documents.parse("{\"e\":" + odd + "}").get("e").orElseThrow()));
        assertNotChecked("no tag at all", check(Documents.with(body, "signatures", list)));
    }

    @Test
    @Clause(value = "8.1-1", by = EntryCheck.class)
    void another_alg_is_not_checked_and_a_missing_one_verifies_with_a_note() {
        assertNotChecked("alg is rsa", check(with("alg", "rsa")));
        assertNotChecked("alg is Ed25519", check(with("alg", "Ed25519")));
        assertNotChecked("alg is no text", check(with("alg", JsonNull.NULL)));
        assertVerifiedWithNote("names no alg", check(signedBy(entry.without("alg"))));
    }

    @Test
    @Clause(value = "8.1-2", by = EntryCheck.class)
    void the_signature_may_use_either_alphabet_with_or_without_padding_and_has_64_bytes() {
        byte[] sig = Base64Text.decode(text(entry, "sig")).orElseThrow().toArray();
        for (Base64.Encoder encoder : List.of(Base64.getEncoder(), Base64.getUrlEncoder())) {
            assertVerified(evaluator.publicKey(), check(with("sig", encoder.encodeToString(sig))));
            assertVerified(
                    evaluator.publicKey(),
                    check(with("sig", encoder.withoutPadding().encodeToString(sig))));
        }
        assertFailed("64 bytes", check(with("sig", HexFormat.of().formatHex(sig))));
        assertFailed("64 bytes", check(with("sig", Base64.getEncoder().encodeToString(new byte[63]))));
        assertFailed("64 bytes", check(with("sig", Base64.getEncoder().encodeToString(new byte[65]))));
        assertFailed("64 bytes", check(with("sig", "")));
        assertFailed("64 bytes", check(with("sig", JsonNull.NULL)));
        assertFailed("64 bytes", check(signedBy(entry.without("sig"))));
    }

    @Test
    @Clause(value = "8.1-2", by = EntryCheck.class)
    @Promise(Promised.ONE_MEANING)
    @Attack(3)
    void a_second_spelling_of_the_same_signature_fails() {
        String sig = text(entry, "sig");
        int last = sig.length() - 3;
        char other = (char) (sig.charAt(last) + 1);
        assertFailed("64 bytes", check(with("sig", sig.substring(0, last) + other + "==")));
    }

    @Test
    @Clause(value = "8.1-2", by = FamilyTag.class)
    void the_signed_bytes_are_the_tag_one_line_feed_and_the_document_without_signatures() {
        String canonical = new String(
                CanonicalJson.of(body.without("signatures")).toArray(), java.nio.charset.StandardCharsets.UTF_8);
        String whole = new String(CanonicalJson.of(body).toArray(), java.nio.charset.StandardCharsets.UTF_8);
        assertVerified(evaluator.publicKey(), check(signedOver(TAG + "\n" + canonical)));
        assertFailed("not this key's", check(signedOver(TAG + "\r\n" + canonical)));
        assertFailed("not this key's", check(signedOver(TAG + canonical)));
        assertFailed("not this key's", check(signedOver(TAG + "\n\n" + canonical)));
        assertFailed("not this key's", check(signedOver("agent-build-record-v1\n" + canonical)));
        assertFailed("not this key's", check(signedOver(canonical)));
        assertFailed("not this key's", check(signedOver(TAG + "\n" + whole)));
    }

    @Test
    @Clause(
            value = "8.1-6",
            by = {AttestedRecord.class, FamilyTag.class})
    void unsigned_is_a_stated_condition_and_its_note_is_outside_every_signature() {
        JsonObject note = Documents.with(body, "_unsigned", "no key was available");
        assertUnsigned(check(note));
        assertVerifiedWithNote("_unsigned although", check(SignedFixtures.plus(note, entry)));
        assertFailed(
                "_unsigned although",
                check(SignedFixtures.plus(
                        note, Documents.with(entry, "sig", Base64Text.encode(Bytes.own(new byte[64]))))));
        assertEquals(
                new SignatureCheck.Unsigned(Optional.of("it says _unsigned and leaves the empty signatures out")),
                check(note.without("signatures")));
    }

    @Test
    @Clause(value = "8.1-5", by = Verdicts.class)
    @Attack(16)
    void of_several_entries_each_is_told_by_its_number_and_one_alone_without() {
        JsonObject good = SignedFixtures.descriptor();
        JsonObject both = SignedFixtures.sign(good, "descriptor-statement-v1", TestKeys.stranger());

        SignatureCheck two = rules.check(KnownKind.AGENT_DESCRIPTOR, both);
        assertFailed("entry 1: the signature by " + TestKeys.subject().publicKey() + " holds; entry 2: it is by ", two);
        SignatureCheck one = rules.check(
                KnownKind.AGENT_DESCRIPTOR,
                SignedFixtures.sign(
                        SignedFixtures.descriptorBody(TestKeys.subject()),
                        "descriptor-statement-v1",
                        TestKeys.stranger()));
        assertTrue(one.sentence().orElse("").startsWith("it is by "), one::toString);
    }

    @Test
    @Clause(value = "8.1-4", by = EntryCheck.class)
    void a_document_altered_in_the_very_member_that_names_its_signer_has_failed() {
        JsonObject signed = SignedFixtures.buildRecord();
        String unreadable = "W" + TestKeys.builder().publicKey().nkey().substring(1);

        assertFailed("not this key's", rules.check(KnownKind.BUILD_RECORD, Documents.with(signed, "by", unreadable)));
        assertNotChecked(
                "by is not a key",
                rules.check(
                        KnownKind.BUILD_RECORD,
                        SignedFixtures.sign(
                                Documents.with(signed.without("signatures"), "by", unreadable),
                                "agent-build-record-v1",
                                TestKeys.builder())));
    }

    @Test
    @Clause(value = "9.11-2", by = Verdicts.class)
    void entries_of_other_tags_are_skipped_and_alone_they_leave_it_not_checked() {
        JsonObject other = Documents.with(entry, "tag", "other-v9");
        assertVerified(evaluator.publicKey(), check(SignedFixtures.plus(SignedFixtures.plus(body, other), entry)));
        assertVerified(evaluator.publicKey(), check(SignedFixtures.plus(good, Documents.parse("{\"key\":\"x\"}"))));
        assertNotChecked("other-v9", check(signedBy(other)));
        assertNotChecked(
                "agent-build-record-v1", check(signedBy(Documents.with(entry, "tag", "agent-build-record-v1"))));
    }

    @Test
    @Clause(value = "8.1-1", by = SignatureLimits.class)
    void more_entries_than_the_limit_are_not_checked() {
        int most = SignatureLimits.standard().maxEntries();
        JsonArray full = new JsonArray(java.util.Collections.nCopies(most, entry));
        JsonArray more = new JsonArray(java.util.Collections.nCopies(most + 1, entry));
        assertVerifiedWithNote("more than once", check(Documents.with(body, "signatures", full)));
        assertNotChecked("at most " + most, check(Documents.with(body, "signatures", more)));
    }

    @Test
    void a_strangers_odd_words_are_never_repeated() {
        JsonObject odd = Documents.with(entry, "tag", "\u001b[2J\u202egat");
        assertNotChecked("an odd text of 8 characters", check(signedBy(odd)));
        assertNotChecked("an odd text of 65 characters", check(with("alg", "a".repeat(65))));
    }

    @ParameterizedTest
    @EnumSource(FamilyTag.class)
    void every_tag_is_found_by_its_text(FamilyTag tag) {
        assertEquals(Optional.of(tag), FamilyTag.of(tag.toString()));
    }

    private SignatureCheck check(JsonObject document) {
        return rules.check(KnownKind.EVAL_RECORD, document);
    }

    private JsonObject with(String member, String value) {
        return signedBy(Documents.with(entry, member, value));
    }

    private JsonObject with(String member, Json value) {
        return signedBy(Documents.with(entry, member, value));
    }

    private JsonObject signedBy(JsonObject its) {
        return SignedFixtures.plus(body, its);
    }

    private JsonObject signedOver(String text) {
        return with("sig", Base64Text.encode(evaluator.sign(Bytes.utf8(text))));
    }

    private static String text(JsonObject object, String member) {
        return io.agentdoc.document.json.Node.root(object).text(member).orElseThrow();
    }
}
