package io.agentdoc.assembler.assemble;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.CardSigner;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.verify.CardSignatures;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.model.SourceSignature;
import io.agentdoc.document.value.SourceId;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** A card is called verified only where its signature covers everything that the document carries from it. */
@Clause(value = "9.4-6", by = CardSignatures.class)
class CardCoverageTest {
    private static final CardSigner SIGNER = CardSigner.of("EdDSA");
    private static final JsonObject CARD = Documents.parse("""
            {"name": "Tester", "description": "It answers tests.", "version": "1.0.0",
             "supportedInterfaces": [{"url": "https://agent.example/a2a", "protocolBinding": "JSONRPC",
                                      "protocolVersion": "1.0"}],
             "capabilities": {"streaming": true}, "defaultInputModes": ["text/plain"], "defaultOutputModes": ["text/plain"],
             "skills": [{"id": "try", "name": "Try", "description": "Tries.", "tags": ["t"]}]}
            """);

    @Test
    void a_signature_over_all_that_is_carried_is_verified_with_its_form_named() {
        SourceSignature signature = signature(SIGNER.sign(CARD));
        assertEquals(SignatureState.VERIFIED, signature.state());
        assertEquals(Optional.of("rule-1"), signature.reading());
        assertEquals(List.of(), signature.uncovered());
        assertTrue(signature.by().orElseThrow().startsWith("U"));
    }

    @TestFactory
    Stream<DynamicTest> what_was_put_in_beside_the_signature_makes_it_not_checked_where_it_is_carried() {
        return Stream.of(
                added("securityRequirements", JsonArray.empty()),
                added("security", JsonArray.empty()),
                added("preferredTransport", new JsonText("GRPC")),
                added("authentication", Documents.parse("{\"schemes\":[\"none\"]}")));
    }

    /** Signed without the member by a signer that leaves out what is empty or unknown, and served with it. */
    private static DynamicTest added(String member, Json value) {
        return DynamicTest.dynamicTest(member, () -> {
            boolean carried = !member.equals("preferredTransport");
            JsonObject emptied = Documents.with(CARD, "description", new JsonText(""));
            JsonObject served = SIGNER.sign(Documents.with(emptied, member, value), emptied.without("description"));
            SourceSignature signature = signature(served);
            assertEquals(carried ? SignatureState.NOT_CHECKED : SignatureState.VERIFIED, signature.state());
            assertEquals(Optional.of("prune-empty"), signature.reading());
            assertEquals(List.of("/description", "/" + member), signature.uncovered());
            if (carried) {
                assertTrue(signature.note().orElseThrow().startsWith("the signature does not cover everything"));
            }
        });
    }

    @Test
    void a_card_that_was_altered_fills_nothing() {
        JsonObject altered = Documents.with(SIGNER.sign(CARD), "description", new JsonText("It does everything."));
        var doc = assembling(altered).document();
        assertEquals(
                SignatureState.FAILED,
                doc.source(new SourceId("card")).orElseThrow().signature().state());
        assertTrue(doc.sections().identity().get(Identity.DESCRIPTION).carried().isEmpty());
    }

    private static SourceSignature signature(JsonObject card) {
        return assembling(card)
                .document()
                .source(new SourceId("card"))
                .orElseThrow()
                .signature();
    }

    private static Assembling assembling(JsonObject card) {
        return Assembling.from().url("card", "a2a-card", CardSigner.URL, card).holding(SIGNER.keys());
    }
}
