package io.agentdoc.assembler.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.testing.Clause;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What an install may decide about a draft, and that every other difference is told. */
@Clause(value = "12.6-12", by = BoundDraft.class)
class BoundDraftDifferencesTest {
    private static final String DRAFT = """
            {"format": "agent-descriptor-v1", "agent_version": "", "does": "It sorts.",
             "offerings": [
               {"id": "sort", "name": "Sort", "revisions": {"included": {"count": 2}},
                "ceilings": {"job_seconds": {"most": 60, "decided_by": "rule"},
                             "cost_per_job": {"most": {"amount_micro": 500, "currency": "EUR"},
                                              "decided_by": "rule"}}},
               {"name": "File it"}]}""";

    @Test
    void what_an_install_decides_is_no_difference() {
        assertFits(DRAFT.replace("\"does\"", """
                "subject": {"id": "U"}, "signatures": [], "acts_for": "person", "organization_name": "A", "fleet": false,
                "interaction": "service", "does\""""));
        assertFits(DRAFT.replace("\"agent_version\": \"\"", "\"agent_version\": \"2.0\""));
        assertFits(DRAFT.replace("\"agent_version\": \"\", ", ""));
        assertFits(DRAFT.replace("\"count\": 2", "\"count\": 9"));
        assertFits(DRAFT.replace(", \"revisions\": {\"included\": {\"count\": 2}}", ""));
    }

    @Test
    void a_version_that_the_draft_gives_stays() {
        String versioned = DRAFT.replace("\"agent_version\": \"\"", "\"agent_version\": \"1.0\"");

        assertEquals(
                List.of("agent_version differs from the draft"),
                differences(versioned, versioned.replace("\"1.0\"", "\"1.1\"")));
        assertEquals(List.of(), differences(versioned, versioned));
    }

    @ParameterizedTest(name = "{0} for {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"It files.\"              | \"It sorts.\" | does differs from the draft",
                "\"id\": \"sorting\"        | \"id\": \"sort\" | the offerings are not those of the draft",
                "\"name\": \"File them\"    | \"name\": \"File it\" | the offerings are not those of the draft",
                "\"name\": \"Sort them\"    | \"name\": \"Sort\" | offering sort: name differs from the draft",
                "{\"name\": \"File it\", \"does\": \"f\"} | {\"name\": \"File it\"} | offering File it: does differs from the draft",
                "\"format\": \"agent-descriptor-v1\", \"records\": [] | \"format\": \"agent-descriptor-v1\" | records differs from the draft",
            })
    void everything_else_is_told(String by, String replaced, String sentence) {
        assertEquals(List.of(sentence), differences(DRAFT, DRAFT.replace(replaced, by)));
        assertEquals(1, differences(DRAFT.replace(replaced, by), DRAFT).size(), "and the other way round");
    }

    @Test
    void an_offering_more_or_less_is_another_package() {
        String fewer = DRAFT.replace(",\n   {\"name\": \"File it\"}", "");

        assertEquals(List.of("the offerings are not those of the draft"), differences(fewer, DRAFT));
        assertEquals(List.of("the offerings are not those of the draft"), differences(DRAFT, fewer));
    }

    @ParameterizedTest
    @ValueSource(strings = {"7", "{}", "null", "[{\"id\": \"a\", \"does\": \"evil\"}, {\"id\": \"a\"}]"})
    void offerings_that_cannot_be_told_apart_hide_nothing(String offerings) {
        assertEquals(
                List.of("offerings differs from the draft"),
                differences("{\"offerings\": []}", "{\"offerings\": " + offerings + "}"));
        assertEquals(
                List.of("offerings differs from the draft"),
                differences("{\"offerings\": [{\"id\": \"a\"}]}", "{\"offerings\": " + offerings + "}"));
    }

    @Test
    void a_revisions_policy_may_go_and_none_may_come() {
        String without = DRAFT.replace(", \"revisions\": {\"included\": {\"count\": 2}}", "");

        assertEquals(List.of("offering sort: revisions was added"), differences(without, DRAFT));
    }

    @ParameterizedTest
    @Clause(value = "6.11-26", by = BoundDraft.class)
    @ValueSource(strings = {"60", "59", "0"})
    void a_ceiling_may_be_lowered(String most) {
        assertFits(DRAFT.replace("\"most\": 60", "\"most\": " + most));
        assertFits(DRAFT.replace("\"amount_micro\": 500", "\"amount_micro\": " + most));
    }

    @ParameterizedTest(name = "{1}")
    @Clause(value = "6.11-26", by = BoundDraft.class)
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"most\": 60 | \"most\": 61 | job_seconds",
                "\"most\": 60 | \"most\": \"60\" | job_seconds",
                "\"most\": 60, | | job_seconds",
                "\"job_seconds\" | \"messages_per_job\" | job_seconds",
                "60, \"decided_by\": \"rule\" | 60, \"decided_by\": \"model\" | job_seconds",
                "60, \"decided_by\": \"rule\" | 60 | job_seconds",
                "\"amount_micro\": 500 | \"amount_micro\": 501 | cost_per_job",
                "\"EUR\" | \"USD\" | cost_per_job",
            })
    void a_ceiling_is_never_raised_or_loosened(String draft, String bound, String ceiling) {
        assertEquals(
                List.of("offering sort: ceilings " + ceiling + " was raised or changed"),
                differences(DRAFT, DRAFT.replace(draft, bound == null ? "" : bound)));
    }

    private static void assertFits(String bound) {
        assertEquals(List.of(), differences(DRAFT, bound));
    }

    private static List<String> differences(String draft, String bound) {
        return BoundDraft.differences(parse(draft), parse(bound));
    }

    private static JsonObject parse(String text) {
        return Documents.parse(text);
    }
}
