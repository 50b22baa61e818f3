package io.agentdoc.assembler.verify;

import static io.agentdoc.assembler.verify.Answers.assertFailed;
import static io.agentdoc.assembler.verify.Answers.assertNotChecked;
import static io.agentdoc.assembler.verify.Answers.assertUnsigned;
import static io.agentdoc.assembler.verify.Answers.assertVerified;

import io.agentdoc.assembler.crypto.Ed25519;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import org.junit.jupiter.api.Test;

/** An agreement binds its signer to one digest and to no later one. */
@Clause(value = "7.6-9", by = SkuAgreement.class)
class SkuAgreementTest {
    private static final JsonObject VECTORS =
            Documents.parse(Bytes.own(Corpus.bytes("family/mesh/sku-and-agreement.json")));
    private static final JsonObject AGREEMENT =
            (JsonObject) VECTORS.get("agreement").orElseThrow();
    private static final String DIGEST = "LQGAJJ9tQ7U185dmHGSztJzvPN55p_V_j-XcauUNDKk";

    private final SkuAgreement rule = new SkuAgreement(new Ed25519());

    @Test
    void the_consumers_owner_signs_and_nobody_for_it() {
        PublicKey owner = PublicKey.parse("UBMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3D7QP")
                .orElseThrow();

        assertVerified(owner, rule.check(AGREEMENT));
        assertFailed(
                "not the consumer's owner's",
                rule.check(Documents.with(
                        AGREEMENT,
                        "consumer_owner",
                        TestKeys.stranger().publicKey().nkey())));
        assertFailed("not the consumer's owner's", rule.check(Documents.with(AGREEMENT, "sku", "another")));
        assertUnsigned(rule.check(AGREEMENT.without("sig")));
        assertNotChecked("consumer_owner", rule.check(Documents.with(AGREEMENT, "consumer_owner", "me")));
    }

    @Test
    void an_agreement_to_other_terms_is_stale() {
        String moved = "S" + DIGEST.substring(1);

        assertVerified(rule.check(AGREEMENT).key().orElseThrow(), rule.check(AGREEMENT, DIGEST));
        assertFailed("stale", rule.check(AGREEMENT, moved));
        assertFailed("not the consumer's owner's", rule.check(Documents.with(AGREEMENT, "sku_digest", moved), moved));
    }
}
