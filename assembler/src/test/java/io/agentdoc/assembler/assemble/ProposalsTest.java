package io.agentdoc.assembler.assemble;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Agents;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Attested;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.Proposed;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.model.Sources;
import io.agentdoc.document.stated.Disagreement;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.SourceId;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whose proposal speaks for the subject, and what is left of one that does not: nothing, and the reason. */
@Clause(value = "9.4-6", by = Proposals.class)
class ProposalsTest {
    private static final SourceId TERMS = new SourceId("terms");
    private static final JsonObject SIGNED = Proposed.signed(Proposed.body());

    @Test
    void an_owner_that_the_operator_of_this_assembler_names_makes_it_the_subjects() {
        assertFills(Proposed.beside(SIGNED));
        assertFillsNothing(Proposed.beside(SIGNED).trusting(Trust.nobody()), SignatureState.NOT_CHECKED, "heeds");
    }

    @Test
    void the_subject_itself_may_sign() {
        assertFills(Proposed.beside(Proposed.signed(Proposed.body(), TestKeys.subject()))
                .trusting(Trust.nobody()));
    }

    @Test
    void an_owner_that_the_registration_or_a_registrars_card_names_counts_too() {
        Assembling untrusted = Proposed.beside(SIGNED).trusting(Trust.nobody());
        JsonObject card = Documents.with(
                Attested.card(), "owner", Proposed.owner().publicKey().nkey());

        assertFills(untrusted.url("registration", "agent-manifest", "https://r.example/1", Agents.registration()));
        assertFills(Proposed.beside(SIGNED)
                .url("handle", "net.agentmesh.handle-card", "https://n.example/1", Attested.handleCard(card))
                .trusting(Attested.trust()));
        assertFillsNothing(
                Proposed.beside(SIGNED)
                        .url("handle", "net.agentmesh.handle-card", "https://n.example/1", Attested.handleCard(card))
                        .trusting(Trust.nobody()),
                SignatureState.NOT_CHECKED,
                "heeds");
    }

    @Test
    void a_stranger_a_broken_signature_and_none_at_all_fill_nothing() {
        assertFillsNothing(
                Proposed.beside(Proposed.signed(Proposed.body(), TestKeys.stranger())),
                SignatureState.NOT_CHECKED,
                "names as an owner");
        assertFillsNothing(
                Proposed.beside(Documents.with(SIGNED, "version", "9")), SignatureState.FAILED, "does not hold");
        assertFillsNothing(Proposed.beside(Proposed.body()), SignatureState.UNSIGNED, "fills nothing");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "another agent | {\"provider\": {\"agent\": \"{OTHER}\"}}",
                "no key        | {\"provider\": {\"agent\": \"the tester\"}}",
                "nobody        | {\"provider\": {}}",
                "a text        | \"us\"",
                "null          | null",
            })
    void a_proposal_that_does_not_name_the_subject_as_its_agent_fills_nothing(String what, String parties) {
        String other = TestKeys.stranger().publicKey().nkey();
        Assembling sources =
                Proposed.beside(Proposed.signed(Proposed.with("parties", parties.replace("{OTHER}", other))));

        assertTrue(isSilent(sources), what);
    }

    @Test
    @Clause(value = "9.4-25", by = Proposals.class)
    void a_proposal_that_names_another_descriptor_elevates_nothing_and_both_digests_are_shown() {
        String other = "sha256:" + "a".repeat(64);
        Assembling sources =
                Proposed.beside(Proposed.signed(Proposed.with("descriptor", "{\"digest\": \"" + other + "\"}")));
        String assembled = Digest.of(sources.bytes("descriptor")).toString();
        List<Disagreement> found = sources.document().disagreements();

        assertFillsNothing(sources, SignatureState.VERIFIED, other);
        assertEquals(1, found.size());
        assertTrue(found.getFirst().carried().toString().contains(assembled));
        assertTrue(found.getFirst().found().toString().contains(other));
        assertEquals(TERMS, found.getFirst().foundFrom());
    }

    @Test
    @Clause(value = "6.2-4", by = Proposals.class)
    void a_proposal_that_binds_to_a_draft_is_not_honoured() {
        JsonObject draft = Agents.descriptorBody().without("subject");
        String digest = Digest.of(JsonPretty.of(draft)).toString();
        Assembling sources = Proposed.beside(
                        Proposed.signed(Proposed.with("descriptor", "{\"digest\": \"" + digest + "\"}")))
                .file("draft", "agent-descriptor", draft);

        assertFillsNothing(sources, SignatureState.VERIFIED, "draft");
        assertTrue(
                sources.findings().stream().anyMatch(finding -> finding.rule().equals("6.2-4")));
    }

    @Test
    void a_reference_that_cannot_be_read_could_be_to_any_descriptor() {
        assertFillsNothing(
                Proposed.beside(Proposed.signed(Proposed.with("descriptor", "{\"digest\": \"the newest\"}"))),
                SignatureState.VERIFIED,
                "cannot be read");
    }

    @ParameterizedTest
    @CsvSource({
        "starts_at, 2026-10-05T12:00:01Z, does not stand yet",
        "ends_at,   2026-10-05T12:00:00Z, it stood until",
        "ends_at,   next year,            cannot be read"
    })
    void terms_that_do_not_stand_at_this_moment_are_not_its_terms(String member, String moment, String why) {
        assertFillsNothing(
                Proposed.beside(Proposed.signed(Proposed.with(member, "\"" + moment + "\""))),
                SignatureState.VERIFIED,
                why);
        assertFills(Proposed.beside(Proposed.signed(Documents.with(
                Proposed.with("starts_at", "\"2026-10-05T12:00:00Z\""), "ends_at", "2026-10-05T12:00:01Z"))));
    }

    @Test
    void the_digest_that_the_card_gives_for_the_terms_has_to_be_theirs() {
        String canonical = Digest.of(CanonicalJson.of(SIGNED)).toString();
        String served = Digest.of(JsonPretty.of(SIGNED)).toString();

        assertFills(withCard(canonical));
        assertFills(withCard(served));
        assertFillsNothing(withCard("sha256:" + "b".repeat(64)), SignatureState.VERIFIED, "is another");
        assertFillsNothing(withCard("the latest"), SignatureState.VERIFIED, "is another");
    }

    private static Assembling withCard(String digest) {
        JsonObject capabilities = Documents.parse("""
                {"extensions": [{"uri": "https://agentsow.com/extensions/a2a-terms/v1",
                                 "params": {"proposals": [{"url": "%s", "digest": "%s"}]}}]}
                """.formatted(Proposed.URL, digest));
        return Proposed.beside(SIGNED)
                .url(
                        "card",
                        "a2a-card",
                        Agents.DOMAIN + "agent-card.json",
                        Documents.with(Agents.card(), "capabilities", capabilities));
    }

    @Test
    @Clause(
            value = {"9.5-23", "8.6-1"},
            by = DocumentAssembler.class)
    void of_a_proposal_to_one_named_party_nothing_is_taken_and_it_is_not_listed() {
        for (String parties : List.of(
                "{\"provider\": {\"agent\": \"{SUBJECT}\"}, \"client\": null, \"offered_to\": {\"handle\": \"never-carried\"}}",
                "{\"provider\": {\"agent\": \"{SUBJECT}\"}, \"client\": {\"handle\": \"never-carried\"}}",
                "{\"provider\": {\"agent\": \"{SUBJECT}\"}, \"offered_to\": []}")) {
            String named =
                    parties.replace("{SUBJECT}", TestKeys.subject().publicKey().nkey());
            Assembling sources = Proposed.beside(Proposed.signed(Proposed.with("parties", named)));

            assertTrue(isSilent(sources), parties);
            assertTrue(sources.document().source(TERMS).isEmpty(), parties);
            assertFalse(new Documented(sources.json()).says("never-carried"), parties);
        }
    }

    @Test
    void an_agent_known_by_no_key_has_no_proposals() {
        Assembling sources = Assembling.from()
                .url("card", "a2a-card", Agents.DOMAIN + "agent-card.json", Agents.card())
                .url("terms", "sow-standing-proposal", Proposed.URL, SIGNED)
                .trusting(Proposed.trust());

        assertTrue(isSilent(sources));
    }

    private static void assertFills(Assembling sources) {
        assertEquals(
                SignatureState.VERIFIED,
                sources.document().source(TERMS).orElseThrow().signature().state(),
                sources.document().source(TERMS).toString());
        assertEquals(
                Optional.of("450 EUR per task"),
                new Documented(sources.json()).offering(0).text("price"));
    }

    private static void assertFillsNothing(Assembling sources, SignatureState state, String why) {
        var signature = sources.document().source(TERMS).orElseThrow().signature();

        assertTrue(isSilent(sources));
        assertEquals(state, signature.state());
        assertTrue(signature.note().orElse("").contains(why), signature::toString);
        assertFalse(sources.findings().isEmpty() && state != SignatureState.FAILED);
    }

    private static boolean isSilent(Assembling sources) {
        boolean cited =
                sources.document().sections().all().stream().map(Sources::of).anyMatch(from -> from.contains(TERMS));
        Node offering = new Documented(sources.json()).offering(0);
        return !cited && offering.member("arrangement").isEmpty();
    }
}
