package io.agentdoc.assembler.assemble;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Agents;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.Access;
import io.agentdoc.document.model.Ceiling;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Refusal;
import io.agentdoc.document.model.Refuses;
import io.agentdoc.document.model.Scheme;
import io.agentdoc.document.model.Sealing;
import io.agentdoc.document.stated.Citation;
import io.agentdoc.document.stated.Disagreement;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.JsonPointer;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.SourceId;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Projections that say otherwise than the Descriptor: its value is carried, and theirs is not lost. */
@Clause(
        value = {"6.8-3", "9.4-17", "9.4-20"},
        by = Merge.class)
class DriftTest {

    @Test
    void sources_that_agree_leave_nothing_to_report() {
        assertEquals(List.of(), Agents.complete().document().disagreements());
    }

    @Test
    void a_card_that_drifted_is_reported_member_by_member() {
        JsonObject card = Documents.with(
                Documents.with(Agents.card(), "description", "It answers everything."),
                "skills",
                Documents.parse("""
                    {"list": [{"id": "try", "name": "Try a thing", "description": "Tries ten things."},
                              {"id": "cook", "name": "Cook", "description": "Cooks."}]}\
                    """).get("list").orElseThrow());
        List<Disagreement> found = with(card, Agents.registration()).document().disagreements();

        assertEquals(
                List.of("identity.description", "sells.offerings", "sells.offerings[try].does"),
                found.stream()
                        .map(disagreement -> disagreement.member().toString())
                        .toList());
        assertTrue(found.stream()
                .allMatch(disagreement -> disagreement.carriedFrom().text().equals("descriptor")
                        && disagreement.foundFrom().text().equals("card")));
    }

    @Test
    @Clause(value = "4.2-2", by = OfferingsMerge.class)
    void what_a_projection_leaves_out_is_no_drift() {
        JsonObject card = Agents.card().without("skills", "description");

        assertEquals(List.of(), with(card, Agents.registration()).document().disagreements());
    }

    @Test
    @Clause(value = "6.8-2", by = Merge.class)
    void a_registration_that_says_another_interaction_is_reported() {
        List<Disagreement> found = with(
                        Agents.card(), Documents.with(Agents.registration(), "interaction", "interactive"))
                .document()
                .disagreements();

        assertEquals("shape.interaction", found.getFirst().member().toString());
        assertEquals(1, found.size());
    }

    @Test
    @Clause(value = "6.8-3", by = Drift.class)
    void lists_are_held_against_each_other_part_by_part_whatever_their_order() {
        List<Disagreement> found = interfaces("""
            [{"name": "interface-worker", "version": "1"}, {"name": "interface-front-desk", "version": "2"}]
            """, """
            [{"name": "interface-front-desk", "version": "3"}, {"name": "interface-bookkeeper"},
             {"name": "interface-worker", "version": "1"}]
            """);

        assertEquals(
                List.of(
                        "asked.interfaces: [\"interface-worker\",\"interface-front-desk\"] / \"interface-bookkeeper\"",
                        "asked.interfaces[interface-front-desk].version: \"2\" / \"3\""),
                found.stream()
                        .map(one -> one.member() + ": "
                                + CanonicalJson.of(one.carried()).display() + " / "
                                + CanonicalJson.of(one.found()).display())
                        .toList());
    }

    @Test
    @Clause(value = "6.8-3", by = OfferingsMerge.class)
    void an_input_that_only_a_projection_asks_for_is_reported_at_its_offering() {
        List<Disagreement> found = Agents.complete()
                .url("market", "pond:agent-manifest", "https://market.example/manifest", """
                    {"protocol": "marketplace-agent", "protocol_version": "1.0", "name": "Tester",
                     "actions": [{"id": "try", "name": "Try a thing", "description": "Tries one thing.",
                                  "input_schema": {"type": "object", "properties": {"thrice": {"type": "boolean"}}}}]}
                    """)
                .document()
                .disagreements();

        assertEquals(1, found.size());
        assertEquals("sells.offerings[try].inputs", found.getFirst().member().toString());
        assertEquals("market", found.getFirst().foundFrom().text());
    }

    @Test
    @Clause(value = "4.2-2", by = Drift.class)
    void what_another_list_leaves_out_and_what_has_no_name_is_no_drift() {
        assertEquals(List.of(), interfaces("""
            [{"name": "interface-worker", "version": "1"}, {"name": "interface-front-desk"}]
            """, """
            [{"name": "interface-worker"}]
            """));
        Scheme bearer =
                new Scheme(Members.none().with(Scheme.ID, said("bearer")).with(Scheme.TYPE, said("http")));
        Scheme key = new Scheme(Members.none().with(Scheme.ID, said("key")).with(Scheme.TYPE, said("apiKey")));
        Disagreements into = new Disagreements();
        new Drift(into, new SourceId("a"), new SourceId("b"))
                .compare(
                        Access.SCHEMES,
                        MemberPath.of("access").member("schemes"),
                        said(List.of(bearer)),
                        said(List.of(key)));
        new Drift(into, new SourceId("a"), new SourceId("b"))
                .compare(
                        Refuses.REFUSALS,
                        MemberPath.of("refuses").member("refusals"),
                        said(List.of(new Refusal(Members.none().with(Refusal.STATEMENT, said("No."))))),
                        said(List.of(new Refusal(Members.none().with(Refusal.STATEMENT, said("Never."))))));
        assertEquals(List.of(), into.sorted());
    }

    @Test
    @Clause(value = "6.8-3", by = Drift.class)
    void a_part_and_parts_by_name_are_compared_member_by_member() {
        Disagreements into = new Disagreements();
        Drift drift = new Drift(into, new SourceId("a"), new SourceId("b"));
        drift.compare(
                Access.SEALING,
                MemberPath.of("access").member("sealing"),
                said(new Sealing(Members.none().with(Sealing.POSTURE, said("required")))),
                said(new Sealing(
                        Members.none().with(Sealing.POSTURE, said("none")).with(Sealing.KEY_DECLARED, said(true)))));
        Ceiling rule = new Ceiling(Members.none().with(Ceiling.DECIDED_BY, said("rule")));
        Ceiling model = new Ceiling(Members.none().with(Ceiling.DECIDED_BY, said("model")));
        drift.compare(
                Offering.CEILINGS,
                MemberPath.of("x"),
                said(Map.of("job_seconds", rule)),
                said(Map.of("job_seconds", model, "commands_per_job", model)));
        assertEquals(
                List.of("access.sealing.posture", "x", "x.job_seconds.decided_by"),
                into.sorted().stream().map(one -> one.member().toString()).toList());
    }

    private static <T> Stated<T> said(T value) {
        return new Stated.Said<>(value, new Citation.At(new SourceId("a"), JsonPointer.root()));
    }

    private static List<Disagreement> interfaces(String descriptor, String registration) {
        return Agents.complete(
                        Documents.with(Agents.descriptorBody(), "interfaces", list(descriptor)),
                        Agents.card(),
                        Documents.with(Agents.registration(), "interfaces", list(registration)))
                .document()
                .disagreements();
    }

    private static Json list(String text) {
        return Documents.parse("{\"list\": " + text + "}").get("list").orElseThrow();
    }

    private static Assembling with(JsonObject card, JsonObject registration) {
        return Agents.complete(Agents.descriptorBody(), card, registration);
    }
}
