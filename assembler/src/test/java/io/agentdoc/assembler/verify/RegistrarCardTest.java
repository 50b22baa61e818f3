package io.agentdoc.assembler.verify;

import static io.agentdoc.assembler.verify.Answers.assertFailed;
import static io.agentdoc.assembler.verify.Answers.assertNotChecked;
import static io.agentdoc.assembler.verify.Answers.assertUnsigned;
import static io.agentdoc.assembler.verify.Answers.assertVerified;

import io.agentdoc.assembler.fixture.Attested;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import org.junit.jupiter.api.Test;

/** A registrar signs its card and nothing around it. */
@Clause(value = "8.6-1", by = RegistrarCard.class)
class RegistrarCardTest {
    private static final JsonObject CARD = Attested.handleCard(Attested.card());

    @Test
    void the_signature_is_over_the_bare_card() {
        assertVerified(Attested.registrar().publicKey(), check(CARD));
        assertVerified(Attested.registrar().publicKey(), check(Documents.with(CARD, "registrar_kid", "another")));
    }

    @Test
    void a_card_that_was_altered_fails_and_so_does_another_key() {
        assertFailed(
                "not this key's",
                check(Documents.with(CARD, "card", Attested.card().without("expires_at"))));
        assertFailed(
                "not this key's",
                check(Documents.with(
                        CARD, "registrar_key", TestKeys.stranger().publicKey().nkey())));
        assertFailed("not this key's", check(Documents.with(CARD, "registrar_sig", "AAAA")));
    }

    @Test
    void what_cannot_be_judged_is_not_called_unsigned() {
        assertUnsigned(check(CARD.without("registrar_sig")));
        assertNotChecked("no card", check(CARD.without("card")));
        assertNotChecked("not a key", check(Documents.with(CARD, "registrar_key", "the registrar")));
    }

    @Test
    void a_published_card_whose_key_has_no_sound_checksum_is_not_checked() {
        JsonObject description = Documents.parse(Bytes.own(Corpus.bytes("family/mesh/describe.full_storefront.json")));

        assertNotChecked("not a key", check((JsonObject) description.get("card").orElseThrow()));
    }

    private static SignatureCheck check(JsonObject document) {
        return SignatureRules.standard().check(KnownKind.HANDLE_CARD, document);
    }
}
