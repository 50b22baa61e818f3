package io.agentdoc.assembler.assemble;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Agents;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.stated.Disagreement;
import io.agentdoc.testing.Clause;
import java.util.List;
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
                                  {"id": "cook", "name": "Cook", "description": "Cooks."}]}""").get("list").orElseThrow());
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

    private static Assembling with(JsonObject card, JsonObject registration) {
        return Agents.complete(Agents.descriptorBody(), card, registration);
    }
}
