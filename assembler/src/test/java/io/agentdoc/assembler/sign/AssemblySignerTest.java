package io.agentdoc.assembler.sign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.assembler.verify.SignatureCheck;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.value.Base64Text;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.util.List;
import org.junit.jupiter.api.Test;

class AssemblySignerTest {
    private final SigningKey assembler = TestKeys.assembler();
    private final JsonObject agentDoc = SignedFixtures.agentDoc();
    private final SignatureRules rules = SignatureRules.standard();

    @Test
    @Clause("9.11-1")
    void what_we_sign_is_what_the_convention_says_and_verifies() {
        JsonObject signed = signed(new AssemblySigner(assembler), agentDoc);
        assertEquals(SignedFixtures.sign(agentDoc, "agentdoc-assembly-v1", assembler), signed);
        SignatureCheck.Verified verified =
                assertInstanceOf(SignatureCheck.Verified.class, rules.check(FamilyTag.ASSEMBLY, signed));
        assertEquals(assembler.publicKey(), verified.by());
        assertEquals(List.copyOf(agentDoc.names()), List.copyOf(signed.names()));
        assertEquals(agentDoc.without("signatures"), signed.without("signatures"));
    }

    @Test
    @Clause("9.11-1")
    void signing_again_gives_the_same_document() {
        AssemblySigner signer = new AssemblySigner(assembler);
        JsonObject once = signed(signer, agentDoc);
        assertEquals(once, signed(signer, once));
    }

    @Test
    @Clause("9.11-2")
    void during_a_change_of_keys_both_sign() {
        SigningKey next = TestKeys.of("the assembler's next key");
        JsonObject signed = signed(new AssemblySigner(assembler, next), agentDoc);
        assertEquals(
                SignedFixtures.sign(
                        SignedFixtures.sign(agentDoc, "agentdoc-assembly-v1", assembler), "agentdoc-assembly-v1", next),
                signed);
    }

    @Test
    @Clause({"9.3-9", "9.11-3"})
    @Promise(Promised.KEYS)
    void the_subjects_own_key_is_refused_however_it_is_spelled() {
        AssemblySigner subject = new AssemblySigner(assembler, TestKeys.subject());
        assertRefused("9.3-9", subject.sign(agentDoc));
        String respelled = Base64Text.encode(TestKeys.subject().publicKey().raw());
        assertRefused(
                "9.3-9",
                subject.sign(Documents.with(agentDoc, "subject", Documents.parse("{\"id\":\"" + respelled + "\"}"))));
        JsonObject operator =
                Documents.with(agentDoc, "assembled_by_operator", io.agentdoc.document.json.JsonBoolean.TRUE);
        assertRefused("9.3-9", subject.sign(operator));
    }

    @Test
    @Clause("9.11-1")
    void a_key_named_in_assembled_by_must_be_among_ours() {
        JsonObject named =
                Documents.with(agentDoc, "assembled_by", assembler.publicKey().nkey());
        assertInstanceOf(Signing.Signed.class, new AssemblySigner(assembler).sign(named));
        assertRefused("9.11-1", new AssemblySigner(TestKeys.stranger()).sign(named));
    }

    @Test
    @Clause("13.4-3")
    void a_package_agentdoc_is_not_signed() {
        JsonObject document = Documents.parse("{\"agentdoc\":\"v1\",\"package\":{\"name\":\"x\"},\"signatures\":[]}");
        assertRefused("13.4-3", new AssemblySigner(assembler).sign(document));
    }

    @Test
    void an_assembler_has_a_key_and_each_only_once() {
        assertThrows(IllegalArgumentException.class, AssemblySigner::new);
        assertThrows(IllegalArgumentException.class, () -> new AssemblySigner(assembler, TestKeys.assembler()));
    }

    private static JsonObject signed(AssemblySigner signer, JsonObject document) {
        return assertInstanceOf(Signing.Signed.class, signer.sign(document)).document();
    }

    private static void assertRefused(String rule, Signing signing) {
        assertEquals(rule, assertInstanceOf(Signing.Refused.class, signing).rule());
    }
}
