package io.agentdoc.assembler.verify;

import static io.agentdoc.assembler.verify.Answers.assertNotChecked;
import static io.agentdoc.assembler.verify.Answers.assertState;
import static io.agentdoc.assembler.verify.Answers.assertUnsigned;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Base64Text;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SignatureRulesTest {
    private final SignatureRules rules = SignatureRules.standard();

    @Test
    @Clause("8.6-2")
    void a_kind_without_a_recipe_is_not_checked_and_never_unsigned() {
        SourceKind proposal = new SourceKind("net.example.unheard-of");
        JsonObject signed = Documents.parse("{\"signatures\":[{\"role\":\"provider\",\"key\":\"U\",\"sig\":\"A\"}]}");
        assertNotChecked("no recipe for the signatures of a net.example.unheard-of", rules.check(proposal, signed));
        assertNotChecked("no recipe", rules.check(proposal, JsonObject.empty()));
    }

    @Test
    @Clause("9.4-6")
    void a_card_with_signatures_is_not_checked_and_one_without_is_unsigned() {
        assertNotChecked("no kid", card("{\"signatures\":[{\"protected\":\"e30\",\"signature\":\"AA\"}]}"));
        assertNotChecked("malformed: signatures is an object", card("{\"signatures\":{\"x\":1}}"));
        assertUnsigned(card("{\"name\":\"x\"}"));
        assertUnsigned(card("{\"signatures\":[]}"));
        assertUnsigned(card("{\"signatures\":null}"));
    }

    @ParameterizedTest
    @EnumSource(
            value = KnownKind.class,
            names = {
                "POND_MANIFEST",
                "PLUGIN_PACKAGE",
                "OBSERVATION",
                "PRICE_DOCUMENT",
                "MCP_SERVER",
                "OASF_RECORD",
                "AI_CATALOG_ENTRY"
            })
    @Clause(value = "9.4-6", by = SignatureRules.class)
    void what_a_kind_without_signatures_of_its_own_carries_as_one_is_not_checked(KnownKind kind) {
        for (String signed :
                List.of("\"signatures\":[{\"tag\":\"x\"}]", "\"signature\":{\"a\":\"b\"}", "\"sig\":\"AA\"")) {
            assertNotChecked("no recipe", rules.check(kind, Documents.parse("{" + signed + "}")));
        }
        assertUnsigned(rules.check(kind, Documents.parse("{\"signatures\":[],\"signature\":null}")));
    }

    @ParameterizedTest
    @EnumSource(
            value = KnownKind.class,
            names = {
                "AGENT_DESCRIPTOR",
                "BUILD_RECORD",
                "DEPLOYMENT_RECORD",
                "EVAL_RECORD",
                "AGENT_MANIFEST",
                "A2A_CARD"
            })
    void a_document_that_is_no_object_is_malformed(KnownKind kind) {
        assertNotChecked("malformed: the document is a list", rules.check(kind, JsonArray.empty()));
    }

    @Test
    void a_source_of_a_known_kind_is_checked_by_its_name() {
        assertEquals(
                rules.check(KnownKind.EVAL_RECORD, SignedFixtures.evalRecord()),
                rules.check(new SourceKind("eval-record"), SignedFixtures.evalRecord()));
    }

    @Test
    @Clause(value = "9.4-6", by = KeyClaim.class)
    void a_manifest_is_unsigned_and_only_a_key_claim_gets_a_note() {
        assertUnsigned(manifest("{\"id\":\"x\"}"));
        assertUnsigned(manifest("{\"id\":\"x\",\"trust\":{\"tenant\":\"t\"}}"));
        assertState(
                SignatureState.UNSIGNED,
                "was not checked",
                manifest("{\"id\":\"x\",\"trust\":{\"signature\":\"AA\"}}"));
    }

    @Test
    @Clause(value = "7.2-1", by = KeyClaim.class)
    void an_encryption_key_that_no_claim_binds_to_the_id_is_unverifiable() {
        String key = "B6N8vBQgk8i3VdwbEOhstCY3StFqqFPtC9_AsrhtHHw";

        assertState(
                SignatureState.UNSIGNED,
                "unverifiable key",
                manifest("{\"id\":\"x\",\"encryption_key\":\"" + key + "\"}"));
        assertState(
                SignatureState.UNSIGNED,
                "unverifiable key",
                manifest(claim("", ",\"encryption_key\":\"" + key + "\"")));
        assertState(
                SignatureState.UNSIGNED, "claim verified", manifest(claim(key, ",\"encryption_key\":\"" + key + "\"")));
        assertFalse(manifest(claim(key, ",\"encryption_key\":\"" + key + "\""))
                .sentence()
                .orElse("")
                .contains("unverifiable"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"7", "[]", "\"a b\"", "\"line\\nbreak\"", "\"\u00e9\""})
    void a_claim_with_an_odd_encryption_key_fails_whatever_was_signed(String odd) {
        assertState(
                SignatureState.UNSIGNED, "claim failed", manifest(claim("line\nbreak", ",\"encryption_key\":" + odd)));
    }

    @Test
    void a_claim_over_an_encryption_key_that_is_null_or_absent_is_over_nothing() {
        assertState(SignatureState.UNSIGNED, "claim verified", manifest(claim("", "")));
        assertState(SignatureState.UNSIGNED, "claim verified", manifest(claim("", ",\"encryption_key\":null")));
    }

    @Test
    @Clause(value = "6.5-3", by = DigestCheck.class)
    void only_the_digest_decides_which_bytes_a_reference_names() {
        Bytes bytes = Bytes.utf8("{}");
        DigestCheck unpinned = DigestCheck.of(bytes, Optional.empty());
        assertEquals(new DigestCheck.Matches(unpinned.found()), DigestCheck.of(bytes, Optional.of(unpinned.found())));
        assertEquals(
                new DigestCheck.Differs(
                        DigestCheck.of(Bytes.utf8("{} "), Optional.empty()).found(), unpinned.found()),
                DigestCheck.of(Bytes.utf8("{} "), Optional.of(unpinned.found())));
    }

    private static String claim(String signedEncryptionKey, String members) {
        String id = TestKeys.subject().publicKey().nkey();
        String claim = "agentmesh-manifest-key-v1\n2026-07-25T00:00:00.000Z\n" + id + "\n" + signedEncryptionKey;
        String signature = Base64Text.encode(TestKeys.subject().sign(Bytes.utf8(claim)));
        return "{\"id\":\"" + id + "\"" + members
                + ",\"trust\":{\"issued_at\":\"2026-07-25T00:00:00.000Z\",\"signature\":\"" + signature + "\"}}";
    }

    private SignatureCheck card(String json) {
        return rules.check(KnownKind.A2A_CARD, Documents.parse(json));
    }

    private SignatureCheck manifest(String json) {
        return rules.check(KnownKind.AGENT_MANIFEST, Documents.parse(json));
    }
}
