package io.agentdoc.assembler.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.Edit;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.testing.Clause;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What an install may change of a draft, and what makes it another agent. */
class BoundDraftTest {
    private static final JsonObject DRAFT = Documents.parse("""
            {"format": "agent-descriptor-v1", "agent_version": "", "does": "Sorts letters.",
             "offerings": [{"id": "sort", "name": "Sort",
               "ceilings": {"job_seconds": {"most": 3600, "decided_by": "rule"},
                            "cost_per_job": {"most": {"amount_micro": 20, "currency": "EUR"}, "decided_by": "rule"}}}]}
            """);
    private static final String SECONDS = "/offerings/0/ceilings/job_seconds";
    private static final String COST = "/offerings/0/ceilings/cost_per_job";

    @Test
    @Clause("6.11-26")
    void an_install_may_lower_a_ceiling_and_never_raise_it() {
        assertEquals(List.of(), differences(most("1800")));
        assertEquals(List.of(), differences(most("3600.0")));
        assertEquals(1, differences(most("7200")).size());
        assertEquals(1, differences(Edit.without(DRAFT, SECONDS)).size());
        assertEquals(
                1,
                differences(Edit.with(DRAFT, SECONDS + "/decided_by", new JsonText("model")))
                        .size());
        assertEquals(List.of(), differences(Edit.with(DRAFT, COST + "/most/amount_micro", new JsonNumber("19"))));
        assertEquals(
                1,
                differences(Edit.with(DRAFT, COST + "/most/amount_micro", new JsonNumber("21")))
                        .size());
        assertEquals(
                1,
                differences(Edit.with(DRAFT, COST + "/most/currency", new JsonText("JPY")))
                        .size());
    }

    @Test
    void an_install_adds_whose_the_agent_is_and_changes_nothing_else() {
        JsonObject bound =
                Edit.with(Edit.with(DRAFT, "/acts_for", new JsonText("person")), "/agent_version", new JsonText("1"));
        assertEquals(List.of(), differences(bound));
        assertEquals(
                List.of("does differs from the draft"),
                differences(Edit.with(bound, "/does", new JsonText("Burns them."))));
    }

    private static JsonObject most(String seconds) {
        return Edit.with(DRAFT, SECONDS + "/most", new JsonNumber(seconds));
    }

    private static List<String> differences(JsonObject bound) {
        return BoundDraft.differences(DRAFT, bound);
    }
}
