package io.agentdoc.assembler.verify;

import static io.agentdoc.assembler.verify.Answers.assertFailed;
import static io.agentdoc.assembler.verify.Answers.assertNotChecked;
import static io.agentdoc.assembler.verify.Answers.assertVerified;
import static io.agentdoc.assembler.verify.Answers.assertVerifiedWithNote;

import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.value.Base64Text;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.testing.Clause;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whose signature it has to be, and what several of them make together (8.1, rule 1). */
@Clause("8.1-4")
class ByEqualityTest {
    private static final String TAG = "agent-eval-record-v1";

    private final SignatureRules rules = SignatureRules.standard();
    private final SigningKey evaluator = TestKeys.evaluator();
    private final JsonObject good = SignedFixtures.evalRecord();
    private final JsonObject body = Documents.with(good, "signatures", JsonArray.empty());
    private final JsonObject entry = SignedFixtures.entry(body, TAG, evaluator);

    @Test
    @Clause(value = "8.1-4", by = RightSigner.class)
    void the_documents_by_and_the_entrys_by_must_be_one_key_whatever_their_spelling() {
        PublicKey stranger = TestKeys.stranger().publicKey();
        assertFailed(
                "by is " + evaluator.publicKey(),
                check(signedBy(SignedFixtures.entry(body, TAG, TestKeys.stranger()))));
        assertFailed(
                "not this key's",
                check(signedBy(SignedFixtures.entry(Documents.with(body, "by", stranger.nkey()), TAG, evaluator))));
        for (String spelling : spellings(evaluator.publicKey())) {
            JsonObject respelled = Documents.with(body, "by", spelling);
            JsonObject its = SignedFixtures.entry(respelled, TAG, evaluator);
            assertVerified(evaluator.publicKey(), check(SignedFixtures.plus(respelled, its)));
            assertVerified(evaluator.publicKey(), check(with("by", spelling)));
        }
    }

    @Test
    @Clause(value = "8.1-4", by = RightSigner.class)
    void a_record_that_names_nobody_fails_and_a_key_we_cannot_decode_is_not_checked() {
        JsonObject nobody = body.without("by");
        assertFailed("no key in by", check(SignedFixtures.sign(nobody, TAG, evaluator)));
        JsonObject odd = Documents.with(body, "by", "did:key:z6Mk");
        assertNotChecked("by is not a key", check(SignedFixtures.sign(odd, TAG, evaluator)));
        assertNotChecked("its by is not a key", check(with("by", "evaluator@example.org")));
        assertNotChecked(
                "its by is not a key",
                check(with("by", evaluator.publicKey().nkey().replace('U', 'V'))));
        assertFailed("names no key", check(signedBy(entry.without("by"))));
    }

    @Test
    @Clause(value = "8.1-4", by = EntryCheck.class)
    void an_entry_may_name_its_key_in_key_which_is_noted() {
        JsonObject renamed =
                Documents.with(entry.without("by"), "key", evaluator.publicKey().nkey());
        assertVerifiedWithNote("in key and not in by", check(signedBy(renamed)));
        JsonObject wrong = Documents.with(
                SignedFixtures.entry(body, TAG, TestKeys.stranger()).without("by"),
                "key",
                TestKeys.stranger().publicKey().nkey());
        assertFailed("it is by", check(signedBy(wrong)));
    }

    @Test
    @Clause(value = "8.1-4", by = EntryCheck.class)
    void a_small_order_key_that_signs_anything_is_refused() {
        String small = HexFormat.of().formatHex(new byte[32]);
        JsonObject record = Documents.with(body, "by", small);
        JsonObject forged =
                Documents.with(Documents.with(entry, "by", small), "sig", Base64Text.encode(Bytes.own(new byte[64])));
        assertFailed("not a sound", check(SignedFixtures.plus(record, forged)));
    }

    @Test
    @Clause(value = "8.1-4", by = Verdicts.class)
    void one_good_and_one_bad_entry_fail_with_both_noted() {
        JsonObject bad = SignedFixtures.entry(body, TAG, TestKeys.stranger());
        for (JsonObject both :
                List.of(SignedFixtures.plus(good, bad), SignedFixtures.plus(SignedFixtures.plus(body, bad), entry))) {
            assertFailed("holds", check(both));
            assertFailed("it is by " + TestKeys.stranger().publicKey(), check(both));
        }
    }

    @Test
    @Clause(value = "8.1-4", by = Verdicts.class)
    void the_same_key_twice_and_an_entry_beyond_judgement_are_noted() {
        assertVerifiedWithNote("same key signed more than once", check(SignedFixtures.plus(good, entry)));
        JsonObject open = Documents.with(entry, "alg", "ml-dsa-65");
        assertVerifiedWithNote("alg is ml-dsa-65", check(SignedFixtures.plus(good, open)));
    }

    private SignatureCheck check(JsonObject document) {
        return rules.check(KnownKind.EVAL_RECORD, document);
    }

    private JsonObject with(String member, String value) {
        return signedBy(Documents.with(entry, member, value));
    }

    private JsonObject signedBy(JsonObject its) {
        return SignedFixtures.plus(body, its);
    }

    private static List<String> spellings(PublicKey key) {
        byte[] raw = key.raw().toArray();
        return List.of(
                Base64.getEncoder().encodeToString(raw),
                Base64.getEncoder().withoutPadding().encodeToString(raw),
                Base64.getUrlEncoder().withoutPadding().encodeToString(raw),
                HexFormat.of().formatHex(raw),
                HexFormat.of().withUpperCase().formatHex(raw));
    }
}
