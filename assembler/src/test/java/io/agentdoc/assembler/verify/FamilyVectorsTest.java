package io.agentdoc.assembler.verify;

import static io.agentdoc.assembler.verify.Answers.assertFailed;
import static io.agentdoc.assembler.verify.Answers.assertState;
import static io.agentdoc.assembler.verify.Answers.assertVerifiedWithNote;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Base64Text;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Signatures that others made, read where they lie. */
class FamilyVectorsTest {
    private static final PublicKey PUBLISHED = PublicKey.parse(
                    "UBMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3D7QP")
            .orElseThrow();

    private final SignatureRules rules = SignatureRules.standard();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "family/descriptor/converter.bound.signed-with-test-key.b64.json",
                "family/descriptor/converter.bound.signed-with-test-key.b64url.json",
            })
    @Clause(
            value = {"6.6-3", "6.6-4", "6.5-1"},
            by = {DescriptorStatement.class, Verifier.class})
    void a_descriptor_verifies_in_either_alphabet_and_after_reformatting_while_its_digest_moves(String path) {
        Bytes served = Bytes.own(Corpus.bytes(path));
        Verification first = verify(served);
        assertVerifiedWithNote("names no alg", first.signature());
        assertEquals(Optional.of(PUBLISHED), first.signature().key());
        Verification again = verify(JsonPretty.of(Documents.parse(served)));
        assertEquals(first.signature(), again.signature());
        assertNotEquals(first.digest().found(), again.digest().found());
        String text = new String(served.toArray(), StandardCharsets.UTF_8);
        assertFailed(
                "not this key's",
                verify(Bytes.utf8(text.replaceFirst("It fills no", "It fills an")))
                        .signature());
    }

    @ParameterizedTest
    @ValueSource(strings = {"key_claim_v1", "key_claim_v1_no_encryption_key"})
    @Clause(value = "9.4-6", by = KeyClaim.class)
    void a_key_claim_verifies_and_leaves_its_manifest_unsigned(String name) {
        Node claim = Node.root(Documents.parse(Bytes.own(Corpus.bytes("family/mesh/manifest-key-claim.json"))))
                .member(name)
                .orElseThrow();
        String encryptionKey = claim.text("encryption_key").orElseThrow();
        JsonObject.Builder manifest = JsonObject.builder()
                .put("id", claim.text("id").orElseThrow())
                .put(
                        "trust",
                        JsonObject.builder()
                                .put("issued_at", claim.text("issued_at").orElseThrow())
                                .put("signature", claim.text("signature").orElseThrow())
                                .build());
        if (!encryptionKey.isEmpty()) {
            manifest.put("encryption_key", encryptionKey);
        }
        JsonObject good = manifest.build();
        assertState(
                SignatureState.UNSIGNED,
                "its key claim verified under " + PUBLISHED,
                rules.check(KnownKind.AGENT_MANIFEST, good));
        assertState(
                SignatureState.UNSIGNED,
                "its key claim failed under " + PUBLISHED,
                rules.check(KnownKind.AGENT_MANIFEST, Documents.with(good, "encryption_key", encryptionKey + "A")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"two words", "tab\tbed", "a\nb", "\u007f", "\u00e9"})
    @Clause(value = "9.4-6", by = KeyClaim.class)
    void a_key_claim_over_a_text_that_could_be_read_in_two_ways_fails(String encryptionKey) {
        SigningKey subject = TestKeys.subject();
        String id = subject.publicKey().nkey();
        String claim = String.join("\n", "agentmesh-manifest-key-v1", "2026-10-01T00:00:00Z", id, encryptionKey);
        JsonObject manifest = Documents.with(
                Documents.parse("""
                        {"id": "%s", "trust": {"issued_at": "2026-10-01T00:00:00Z", "signature": "%s"}}""".formatted(id, Base64Text.encode(subject.sign(Bytes.utf8(claim))))),
                "encryption_key",
                encryptionKey);

        assertState(
                SignatureState.UNSIGNED, "its key claim failed under", rules.check(KnownKind.AGENT_MANIFEST, manifest));
    }

    private Verification verify(Bytes served) {
        return new Verifier(io.agentdoc.document.value.Limits.standard(), rules)
                .verify(SourceKind.of(KnownKind.AGENT_DESCRIPTOR), served, Optional.empty());
    }
}
