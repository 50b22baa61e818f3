package io.agentdoc.assembler.assemble;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Agents;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Attested;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.check.Checks;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.About;
import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.model.Sources;
import io.agentdoc.document.value.SourceId;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What registrars, catalogs and bureaus say of the agent: each by its own signature, attributed, and no more than it is. */
@Clause(value = "8.6-1", by = Attestations.class)
class AttestationsTest {
    private static final String HANDLE = "net.agentmesh.handle-card";
    private static final SourceId OTHER = new SourceId("other");

    @Test
    @Clause(value = "9.5-2", by = SectionsAssembler.class)
    void a_registrars_card_says_where_the_agent_is_reached_and_who_answers_for_it() {
        Documented doc = new Documented(
                Attested.beside(HANDLE, Attested.handleCard(Attested.card())).json());
        Node identity = doc.at("identity");

        assertEquals(Optional.of("Tester.Desk@example.org"), identity.text("address"));
        assertEquals(Optional.of("other"), identity.text("address_from"));
        assertEquals(Optional.of("The Test Bench"), identity.text("operator"));
        assertEquals(Optional.of("descriptor"), identity.text("acts_for_from"));
        assertEquals(Optional.of("descriptor"), identity.text("fleet_from"));
        assertEquals(
                "[\"descriptor\",\"other\"]", compact(identity.member("from").orElseThrow()));
        assertTrue(doc.isSilent("identity.owner"));
        assertFalse(doc.says("never-carried"));
    }

    @Test
    @Clause(value = "9.5-2", by = SectionsAssembler.class)
    void a_card_without_an_operator_leaves_it_not_stated() {
        Documented doc = new Documented(
                Attested.beside(HANDLE, Attested.handleCard(Attested.card().without("operator")))
                        .json());

        assertTrue(doc.notStated().contains("identity.operator"));
        assertEquals(Optional.of("Tester.Desk@example.org"), doc.at("identity").text("address"));
    }

    @Test
    @Clause(value = "9.5-21", by = Doors.class)
    void the_door_is_declared_by_the_registration_and_its_address_by_the_registrar() {
        JsonObject registration = Documents.with(
                Agents.registration(),
                "access",
                Documents.parse(
                        "{\"admission\": \"screened\", \"schemes\": [{\"transport\": \"mesh\", \"type\": \"mesh-identity\"}]}"));
        Documented doc = new Documented(Assembling.from()
                .url("manifest", "agent-manifest", "https://registry.example/tester", registration)
                .url("card", HANDLE, "https://naming.example/1", Attested.handleCard(Attested.card()))
                .trusting(Attested.trust())
                .json());
        Node access = doc.at("access");

        assertEquals(Optional.of("manifest"), access.text("schemes_from"));
        assertEquals(Optional.of("card"), access.text("address_from"));
        assertEquals(Optional.of("agentmesh"), access.text("protocol"));
        assertEquals("[\"card\",\"manifest\"]", compact(access.member("from").orElseThrow()));
    }

    @Test
    @Clause(value = "6.9-23", by = Doors.class)
    void an_agent_that_is_reached_on_its_mesh_alone_has_no_address_outside_it() {
        JsonObject mesh = Documents.with(
                Agents.registration(),
                "access",
                Documents.parse("{\"schemes\": [{\"transport\": \"mesh\", \"type\": \"mesh-identity\"}]}"));
        JsonObject opened = Documents.with(
                Agents.registration(),
                "access",
                Documents.parse("{\"schemes\": [{\"transport\": \"http\", \"type\": \"apiKey\"}]}"));

        assertFalse(new Documented(besideCard(mesh).json()).says("tester.example/a2a"));
        assertTrue(new Documented(besideCard(mesh).json()).notStated().contains("access.address"));
        assertEquals(
                Optional.of("https://tester.example/a2a"),
                new Documented(besideCard(opened).json()).at("access").text("address"));
    }

    private static Assembling besideCard(JsonObject registration) {
        return Assembling.from()
                .url("registration", "agent-manifest", "https://registry.example/tester", registration)
                .url("card", "a2a-card", Agents.DOMAIN + "agent-card.json", Agents.card());
    }

    @Test
    @Clause(value = "9.4-2", by = SubjectRule.class)
    void a_registrars_card_that_is_believed_says_who_the_agent_is() {
        Assembling sources = Assembling.from()
                .url("card", "a2a-card", Agents.DOMAIN + "agent-card.json", Agents.card())
                .url("handle", HANDLE, "https://naming.example/1", Attested.handleCard(Attested.card()));

        assertEquals(TestKeys.subject().publicKey().nkey(), subject(sources.trusting(Attested.trust())));
        assertEquals(Agents.DOMAIN + "agent-card.json", subject(sources.trusting(Trust.nobody())));
    }

    private static String subject(Assembling sources) {
        return ((About.Subject) sources.document().about()).id();
    }

    @Test
    void a_card_by_a_registrar_that_nobody_named_fills_nothing() {
        JsonObject own = Attested.handleCard(Attested.card(), TestKeys.stranger());

        assertSilent(Attested.beside(HANDLE, own), SignatureState.NOT_CHECKED, "registrar");
        assertSilent(Attested.beside(HANDLE, own.without("registrar_sig")), SignatureState.UNSIGNED, "fills nothing");
        assertSilent(
                Attested.beside(HANDLE, Documents.with(own, "registrar_sig", "AAAA")),
                SignatureState.FAILED,
                "not this key's");
    }

    @Test
    void a_card_for_another_handle_another_key_or_none_fills_nothing() {
        JsonObject otherHandle = Documents.with(Attested.card(), "handle", "planted@secret.example");
        JsonObject otherKey = Documents.with(
                Attested.card(),
                "endpoints",
                Documents.parse("{\"it\": [{\"protocol\": \"agentmesh\", \"agent_id\": \"%s\"}]}"
                                .formatted(TestKeys.stranger().publicKey().nkey()))
                        .get("it")
                        .orElseThrow());

        assertSilent(
                Attested.beside(HANDLE, Attested.handleCard(otherHandle)), SignatureState.VERIFIED, "another handle");
        assertSilent(Attested.beside(HANDLE, Attested.handleCard(otherKey)), SignatureState.VERIFIED, "");
        assertSilent(
                Attested.beside(HANDLE, Attested.handleCard(Attested.card().without("endpoints"))),
                SignatureState.VERIFIED,
                "names no key");
    }

    @Test
    void a_card_past_its_time_is_said_to_be_old_and_is_not_invalid() {
        JsonObject old = Documents.with(Attested.card(), "expires_at", "2026-10-05T12:00:00Z");
        Assembling sources = Attested.beside(HANDLE, Attested.handleCard(old));
        var signature = sources.document().source(OTHER).orElseThrow().signature();

        assertEquals(SignatureState.VERIFIED, signature.state());
        assertTrue(signature.note().orElse("").contains("old view"));
        assertEquals(
                Optional.of("Tester.Desk@example.org"),
                new Documented(sources.json()).at("identity").text("address"));
        assertEquals(
                Optional.empty(),
                Attested.beside(HANDLE, Attested.handleCard(Attested.card()))
                        .document()
                        .source(OTHER)
                        .orElseThrow()
                        .signature()
                        .note());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "nothing    | {}",
                "no object  | []",
                "a text     | {\"card\": \"handle\"}",
                "null       | {\"card\": null, \"registrar_key\": null, \"registrar_sig\": null}",
                "odd shapes | {\"card\": {\"handle\": 7, \"operator\": [], \"endpoints\": \"mesh\"}}",
            })
    void no_shape_of_handle_card_says_more_than_it_says(String what, String card) {
        Documented doc = new Documented(Assembling.from()
                .url("handle", HANDLE, "https://naming.example/1", card)
                .trusting(Attested.trust())
                .json());

        assertTrue(doc.isSilent("identity"), what);
        assertTrue(doc.isSilent("access"), what);
    }

    @Test
    void a_report_is_carried_as_who_where_and_when_and_never_as_a_number() {
        Documented doc = new Documented(
                Attested.beside("reputation-report", Attested.report()).json());
        Node report = doc.at("standing", "reports").elements().getFirst();

        assertEquals(
                "{\"by\":\"https://bureau.example\",\"url\":\"https://bureau.example/tester\",\"as_of\":\"2026-09-30\","
                        + "\"enrollment\":\"enrolled\",\"record\":\"other\"}",
                compact(report));
        assertFalse(doc.says("4.9"));
        assertFalse(doc.says("212"));
    }

    @Test
    void a_listing_is_carried_and_no_fact_of_it_is_the_agents() {
        Documented doc =
                new Documented(Attested.beside("listing", Attested.listing()).json());
        Node listing = doc.at("standing", "listings").elements().getFirst();

        assertEquals(Optional.of("https://catalog.example"), listing.text("by"));
        assertEquals(Optional.of("2026-09-20T00:00:00Z"), listing.text("as_of"));
        assertTrue(doc.notStated().contains("sells.offerings[try].price"));
        assertFalse(doc.says("stars"));
    }

    @Test
    void each_kind_has_a_result_of_its_own_signature() {
        JsonObject byNobodyKnown = SignedFixtures.sign(
                Attested.reportBody().without("by"), "agent-reputation-report-v1", TestKeys.stranger());

        assertEquals(SignatureState.VERIFIED, state("reputation-report", Attested.report()));
        assertEquals(SignatureState.NOT_CHECKED, state("reputation-report", byNobodyKnown));
        assertEquals(
                SignatureState.FAILED,
                state("reputation-report", Documents.with(Attested.report(), "enrollment", "unproven")));
        assertEquals(SignatureState.UNSIGNED, state("listing", Attested.listing()));
        assertEquals(
                SignatureState.NOT_CHECKED,
                state("listing", SignedFixtures.sign(Attested.listing(), "agent-listing-v1", TestKeys.stranger())));
        assertEquals(SignatureState.VERIFIED, state(HANDLE, Attested.handleCard(Attested.card())));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "nothing           | {}",
                "no object         | []",
                "another form      | {\"listing\": \"v2\", \"publisher\": \"x\", \"subject\": \"{SUBJECT}\"}",
                "about nobody      | {\"listing\": \"v1\", \"publisher\": \"x\"}",
                "about another     | {\"listing\": \"v1\", \"publisher\": \"x\", \"subject\": \"somebody\"}",
                "about another key | {\"listing\": \"v1\", \"publisher\": \"x\", \"subject\": \"{OTHER}\"}",
                "about a list      | {\"listing\": \"v1\", \"publisher\": \"x\", \"subject\": [\"{SUBJECT}\"]}",
            })
    void a_listing_that_is_not_of_this_agent_in_this_form_is_not_carried(String what, String listing) {
        String filled = listing.replace(
                        "{SUBJECT}", TestKeys.subject().publicKey().nkey())
                .replace("{OTHER}", TestKeys.stranger().publicKey().nkey());
        Documented doc = new Documented(Assembling.from()
                .url(
                        "descriptor",
                        "agent-descriptor",
                        Agents.DOMAIN + "agent-descriptor.json",
                        SignedFixtures.descriptor())
                .url("other", "listing", "https://catalog.example/1", filled)
                .json());

        assertTrue(doc.isSilent("standing"), what);
    }

    @Test
    void what_cannot_be_read_of_an_entry_is_left_out() {
        JsonObject odd = Documents.with(
                Documents.with(
                        Documents.with(Attested.listing(), "url", "https://user:planted-secret@catalog.example/x?t=1"),
                        "as_of",
                        "lately"),
                "enrollment",
                "4.9 stars");
        Documented doc = new Documented(Attested.beside("listing", odd).json());
        Node listing = doc.at("standing", "listings").elements().getFirst();

        assertEquals("{\"by\":\"https://catalog.example\",\"record\":\"other\"}", compact(listing));
        assertFalse(doc.says("planted-secret"));
    }

    private static SignatureState state(String kind, Json document) {
        Assembling sources = Attested.beside(kind, document);
        assertEquals(
                List.of(),
                Checks.check(sources.json()).stream()
                        .filter(finding -> finding.level() == Level.ERROR)
                        .toList());
        return sources.document().source(OTHER).orElseThrow().signature().state();
    }

    private static void assertSilent(Assembling sources, SignatureState state, String why) {
        var signature = sources.document().source(OTHER).orElseThrow().signature();

        assertEquals(state, signature.state());
        assertTrue(signature.note().orElse("").contains(why), signature::toString);
        assertFalse(sources.document().sections().all().stream()
                .anyMatch(section -> Sources.of(section).contains(OTHER)));
        assertFalse(new Documented(sources.json()).says("planted"));
    }

    private static String compact(Node node) {
        return new String(
                        io.agentdoc.document.json.JsonPretty.of(node.value()).toArray(),
                        java.nio.charset.StandardCharsets.UTF_8)
                .replaceAll("\\s*\\n\\s*", "")
                .replace("\": ", "\":");
    }
}
