package io.agentdoc.assembler.assemble;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Agents;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.Edit;
import io.agentdoc.assembler.fixture.Proposed;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.check.Checks;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.stated.Disagreement;
import io.agentdoc.document.value.Digest;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a signed proposal makes of an offering, beside what the Descriptor and the operator's prices say of it. */
@Clause(value = "9.5-9", by = Terms.class)
class TermsTest {
    private static final String PRICES = "https://tester.example/prices.json";

    @Test
    void terms_are_the_proposals_and_the_work_is_described_by_the_descriptor() {
        Node offering =
                new Documented(Proposed.beside(Proposed.signed(Proposed.body())).json()).offering(0);

        assertEquals(Optional.of("descriptor"), offering.text("does_from"));
        assertEquals(Optional.of("450 EUR per task"), offering.text("price"));
        assertEquals(Optional.of("terms"), offering.text("price_from"));
        assertEquals(Optional.of("fixed_fee"), offering.text("arrangement"));
        assertEquals("4", number(offering, "minimum"));
        assertEquals(Optional.of("on_change"), offering.text("reporting"));
        assertEquals(
                List.of("verdict", "summary"),
                names(offering.member("deliverables").orElseThrow(), "per_task", "interim"));
    }

    @Test
    void a_thing_that_both_name_keeps_what_the_descriptor_alone_says_of_it() {
        Node thing = new Documented(
                        Proposed.beside(Proposed.signed(Proposed.body())).json())
                .offering(0)
                .member("inputs")
                .orElseThrow()
                .elements()
                .getFirst();

        assertEquals(Optional.of("per_task"), thing.text("when"));
        assertEquals(Optional.of("terms"), thing.text("when_from"));
        assertEquals(Optional.of("text"), thing.text("kind"));
        assertEquals(Optional.of("descriptor"), thing.text("required_from"));
    }

    @Test
    @Clause(value = "9.5-24", by = Terms.class)
    void what_is_granted_rides_with_the_offering_and_never_with_the_door() {
        Documented doc =
                new Documented(Proposed.beside(Proposed.signed(Proposed.body())).json());
        Node grant = doc.offering(0).member("inputs").orElseThrow().elements().get(1);

        assertEquals(Optional.of("shared_resource"), grant.text("kind"));
        assertEquals(Optional.of("read-write"), grant.text("access"));
        assertEquals(Optional.of("standing"), grant.text("when"));
        assertTrue(grant.member("via").isPresent());
        assertFalse(JsonPretty.of(doc.at("access").value()).display().contains("bench"));
        assertFalse(doc.says("never-carried"));
    }

    @Test
    @Clause(value = "9.5-13", by = Terms.class)
    void an_offering_for_which_nobody_names_inputs_or_deliverables_names_neither() {
        JsonObject bare =
                Edit.without(Edit.without(Agents.descriptorBody(), "/offerings/0/outputs"), "/offerings/0/inputs");
        JsonObject proposal = Proposed.body().without("inputs", "deliverables");
        Documented doc =
                new Documented(Proposed.beside(bare, Proposed.signed(proposal)).json());

        assertTrue(doc.offering(0).member("inputs").isEmpty());
        assertTrue(doc.offering(0).member("deliverables").isEmpty());
        assertTrue(doc.notStated()
                .containsAll(List.of("sells.offerings[try].inputs", "sells.offerings[try].deliverables")));
        assertEquals(Optional.of("450 EUR per task"), doc.offering(0).text("price"));
    }

    @Test
    @Clause(value = "6.1-2", by = FurnishedTerms.class)
    void what_only_the_descriptor_gives_back_is_signed_where_its_digest_is() {
        JsonObject descriptor = SignedFixtures.sign(
                Documents.with(
                        Agents.descriptorBody(),
                        "offerings",
                        Documents.parse("""
                                {"it": [{"id": "try", "name": "Try a thing", "description": "Tries one thing.",
                                         "inputs": [{"name": "word", "kind": "text", "required": true}],
                                         "outputs": [{"name": "verdict", "kind": "text/csv", "when": "per_task"},
                                                     {"name": "sketch", "kind": "image/png", "when": "per_task"}]}]}
                                """).get("it").orElseThrow()),
                "descriptor-statement-v1",
                TestKeys.subject());
        String digest = Digest.of(JsonPretty.of(descriptor)).toString();
        Assembling without = beside(descriptor, Proposed.body());
        Assembling with = beside(descriptor, Proposed.with("descriptor", "{\"digest\": \"" + digest + "\"}"));

        assertEquals(List.of("verdict"), perTask(without));
        assertEquals(List.of("verdict", "sketch"), perTask(with));
        assertTrue(disagreements(without).contains("sells.offerings[try].deliverables.per_task"));
        assertTrue(disagreements(with).contains("sells.offerings[try].deliverables.per_task[verdict].media_type"));
        assertEquals(
                List.of("thing", "bench", "word"),
                names(new Documented(without.json()).offering(0), "inputs"),
                "what it says it needs besides is still needed");
    }

    private static Assembling beside(JsonObject signedDescriptor, JsonObject proposal) {
        return Assembling.from()
                .url("descriptor", "agent-descriptor", Agents.DOMAIN + "agent-descriptor.json", signedDescriptor)
                .url("terms", "sow-standing-proposal", Proposed.URL, Proposed.signed(proposal))
                .trusting(Proposed.trust());
    }

    private static List<String> perTask(Assembling sources) {
        return names(
                new Documented(sources.json())
                        .offering(0)
                        .member("deliverables")
                        .orElseThrow(),
                "per_task");
    }

    @Test
    @Clause(value = "4.3-2", by = Terms.class)
    void a_signed_price_beats_every_declared_one_and_the_difference_is_reported() {
        Assembling sources = Proposed.beside(Proposed.signed(Proposed.body()))
                .url("prices", "commonagent:price", PRICES, prices("""
                        {"sku": "a", "covers": {"agent": true}, "price": {"model": "free"}, "provider": {"id": "x"}}"""))
                .url("registration", "agent-manifest", "https://r.example/1", Agents.registration());
        Documented doc = new Documented(sources.json());

        assertEquals(Optional.of("450 EUR per task"), doc.offering(0).text("price"));
        assertFalse(doc.says("\"price\": \"free\""));
        assertEquals(
                List.of("prices", "registration"),
                sources.document().disagreements().stream()
                        .filter(found -> found.member().toString().equals("sells.offerings[try].price"))
                        .map(found -> found.foundFrom().text())
                        .toList());
    }

    @Test
    @Clause(value = "7.6-1", by = Terms.class)
    void a_price_document_prices_the_offerings_of_others_and_lists_none_of_its_own() {
        Assembling sources = Proposed.beside(Proposed.signed(Proposed.body()))
                .without("terms")
                .url("prices", "commonagent:price", PRICES, prices("""
                        {"sku": "all", "covers": {"agent": true}, "provider": {"id": "x"},
                         "price": {"model": "flat", "currency": "USD", "amount_micro": 2000000}},
                        {"sku": "one", "covers": {"offerings": ["try", "nowhere"]}, "provider": {"id": "x"},
                         "price": {"model": "flat", "currency": "USD", "amount_micro": 1000000}}"""));
        Documented doc = new Documented(sources.json());

        assertEquals(1, doc.at("sells", "offerings").elements().size());
        assertEquals(Optional.of("1 USD"), doc.offering(0).text("price"));
        assertEquals(Optional.of("prices"), doc.offering(0).text("price_from"));
    }

    @Test
    @Clause(value = "6.9-19", by = SectionsAssembler.class)
    void a_signed_retention_is_carried_and_the_declared_one_reported() {
        Assembling sources = Proposed.beside(Proposed.signed(Proposed.body()));
        Documented doc = new Documented(sources.json());
        Node handling = doc.at("handling");

        assertEquals("90", number(handling, "retention_max_days"));
        assertEquals(Optional.of("terms"), handling.text("retention_max_days_from"));
        assertEquals(Optional.of("descriptor"), handling.text("memory_from"));
        assertTrue(disagreements(sources).contains("handling.retention_max_days"));
        assertEquals(Optional.of("recorded"), grade(handling, "retention"));
        assertEquals(Optional.of("evidence"), grade(handling, "promises"));
    }

    @Test
    void a_clauses_grade_is_carried_as_written_and_an_unknown_one_is_not() {
        JsonObject proposal = Proposed.with("volume", "{\"minimum\": 4, \"grade\": \"guaranteed\"}");
        Node offering =
                new Documented(Proposed.beside(Proposed.signed(proposal)).json()).offering(0);

        assertEquals(Optional.of("enforced"), grade(offering, "price"));
        assertEquals(Optional.of("evidence"), grade(offering, "reporting"));
        assertEquals(Optional.empty(), grade(offering, "volume"));
        assertEquals(Optional.empty(), grade(offering, "inputs"));
    }

    @Test
    void a_proposal_alone_lists_its_offerings_and_one_that_the_descriptor_lacks_is_reported() {
        Assembling alone = Proposed.beside(Proposed.signed(Proposed.body()))
                .without("descriptor")
                .about(TestKeys.subject().publicKey().nkey());
        Assembling more = Proposed.beside(Proposed.signed(
                Proposed.with("scope", "{\"offerings\": [\"try\", \"more\"], \"grade\": \"enforced\"}")));

        assertEquals(
                Optional.of("try"), new Documented(alone.json()).offering(0).text("name"));
        assertEquals(
                Optional.of("450 EUR per task"),
                new Documented(alone.json()).offering(0).text("price"));
        assertEquals(
                1,
                new Documented(more.json()).at("sells", "offerings").elements().size());
        assertTrue(disagreements(more).contains("sells.offerings"));
    }

    @Test
    void refusals_of_a_proposal_are_clauses() {
        JsonObject proposal = Proposed.with(
                "refusals",
                "[\"It does not break a thing.\", {\"statement\": \"It takes no bet.\", \"decided_by\": \"rule\"}, 7]");
        List<Node> refusals = new Documented(
                        Proposed.beside(Proposed.signed(proposal)).json())
                .at("refuses", "refusals")
                .elements();

        assertEquals(2, refusals.size());
        assertEquals(Optional.of("clause"), refusals.getFirst().text("kind"));
        assertEquals(Optional.of("declared"), refusals.getFirst().text("state"));
        assertEquals(Optional.of("rule"), refusals.getLast().text("decided_by"));
    }

    @Test
    void a_document_with_terms_breaks_no_rule() {
        assertEquals(
                List.of(),
                Checks.check(Proposed.beside(Proposed.signed(Proposed.body())).json()).stream()
                        .filter(finding -> finding.level() == Level.ERROR)
                        .toList());
    }

    private static JsonObject prices(String skus) {
        return Documents.parse("{\"skus\": [" + skus + "]}");
    }

    private static List<String> disagreements(Assembling sources) {
        return sources.document().disagreements().stream()
                .map(Disagreement::member)
                .map(Object::toString)
                .toList();
    }

    private static List<String> names(Node holder, String... lists) {
        return List.of(lists).stream()
                .flatMap(list -> holder.member(list).orElseThrow().elements().stream())
                .map(piece -> piece.text("name").orElse(""))
                .toList();
    }

    private static String number(Node holder, String member) {
        return holder.member(member).flatMap(Node::number).orElseThrow().text();
    }

    private static Optional<String> grade(Node holder, String clause) {
        return holder.member("clause_grades").flatMap(grades -> grades.text(clause));
    }
}
