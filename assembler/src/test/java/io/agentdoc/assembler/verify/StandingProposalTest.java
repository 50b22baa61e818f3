package io.agentdoc.assembler.verify;

import static io.agentdoc.assembler.verify.Answers.assertFailed;
import static io.agentdoc.assembler.verify.Answers.assertNotChecked;
import static io.agentdoc.assembler.verify.Answers.assertUnsigned;
import static io.agentdoc.assembler.verify.Answers.assertVerified;
import static io.agentdoc.assembler.verify.Answers.assertVerifiedWithNote;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.Proposed;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.value.Base64Text;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.testing.Clause;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A proposal is its provider's, in whichever alphabet the signature is written. */
@Clause(value = "8.6-1", by = StandingProposal.class)
class StandingProposalTest {
    private static final PublicKey OWNER = Proposed.owner().publicKey();

    @Test
    void the_providers_signature_verifies_in_either_alphabet() {
        JsonObject signed = Proposed.signed(Proposed.body());

        assertVerified(OWNER, check(signed));
        assertVerified(OWNER, check(with(signed, "sig", standardAlphabet(signed))));
    }

    @Test
    void a_signature_covers_every_member_but_the_list_that_it_stands_in() {
        JsonObject signed = Proposed.signed(Proposed.body());

        for (String member : Proposed.body().names()) {
            assertFailed("does not hold", check(signed.without(member)));
        }
        assertFailed("does not hold", check(Documents.with(signed, "_unsigned", "a note")));
    }

    @Test
    void without_the_providers_signature_it_is_nobodys_proposal() {
        JsonObject byClient = Proposed.plus(Proposed.body(), "client", TestKeys.stranger());

        assertFailed("none of its signatures is the provider's", check(byClient));
        assertVerifiedWithNote("too, in the role", check(Proposed.plus(byClient, "provider", Proposed.owner())));
    }

    @Test
    void one_broken_entry_fails_the_whole_and_an_unjudged_one_is_noted() {
        JsonObject signed = Proposed.signed(Proposed.body());
        JsonObject other = Proposed.signed(Proposed.with("version", "2"), TestKeys.stranger());
        JsonObject broken = Documents.with(signed, "signatures", new JsonArray(List.of(entry(signed), entry(other))));

        assertFailed("does not hold", check(broken));
        assertVerifiedWithNote(
                "not checked",
                check(Documents.with(
                        signed,
                        "signatures",
                        new JsonArray(List.of(
                                entry(signed), Documents.parse("{\"role\": \"witness\", \"key\": \"did:web:x\"}"))))));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "none            | UNSIGNED    | []",
                "null            | NOT_CHECKED | null",
                "a text          | NOT_CHECKED | \"signed\"",
                "a number inside | FAILED      | [7]",
                "no key          | FAILED      | [{\"role\": \"provider\", \"sig\": \"AA\"}]",
                "no sig          | FAILED      | [{\"role\": \"provider\", \"key\": \"{KEY}\"}]",
                "no key at all   | NOT_CHECKED | [{\"role\": \"provider\", \"key\": \"Tally Ho\", \"sig\": \"AA\"}]",
                "another alg     | NOT_CHECKED | [{\"role\": \"provider\", \"key\": \"{KEY}\", \"sig\": \"AA\", \"alg\": \"ed448\"}]",
                "half a sig      | FAILED      | [{\"role\": \"provider\", \"key\": \"{KEY}\", \"sig\": \"AAAA\"}]",
            })
    void a_list_that_cannot_be_judged_never_reads_as_signed(String what, SignatureState state, String signatures) {
        JsonObject document = Proposed.with("signatures", signatures.replace("{KEY}", OWNER.nkey()));

        assertEquals(state, check(document).state(), what + ": " + check(document));
    }

    @Test
    void a_proposal_without_signatures_is_unsigned() {
        assertUnsigned(check(Proposed.body()));
        assertNotChecked(
                "malformed", SignatureRules.standard().check(KnownKind.SOW_STANDING_PROPOSAL, JsonArray.empty()));
    }

    private static Json entry(JsonObject signed) {
        return ((JsonArray) signed.get("signatures").orElseThrow()).elements().getFirst();
    }

    private static String standardAlphabet(JsonObject signed) {
        String written = Node.root(entry(signed)).text("sig").orElseThrow();
        return Base64Text.encode(Base64Text.decode(written).orElseThrow());
    }

    private static JsonObject with(JsonObject signed, String member, String value) {
        return Documents.with(
                signed,
                "signatures",
                new JsonArray(List.of(Documents.with((JsonObject) entry(signed), member, value))));
    }

    private static SignatureCheck check(JsonObject document) {
        return SignatureRules.standard().check(KnownKind.SOW_STANDING_PROPOSAL, document);
    }
}
