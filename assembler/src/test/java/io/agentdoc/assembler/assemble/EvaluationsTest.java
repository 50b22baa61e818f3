package io.agentdoc.assembler.assemble;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which evaluation says what of an open offering and of a refusal, and which says nothing. */
class EvaluationsTest {
    @ParameterizedTest
    @Clause(value = "6.11-27", by = Evaluations.class)
    @ValueSource(strings = {"\"scope\": \"open-ended\"", "\"offering\": \"anything\""})
    void a_record_with_a_case_on_what_an_open_ended_offering_can_do_moves_nothing_at_all(String about) {
        String cases = "{\"id\": \"1\", \"kind\": \"capability\", \"verdict\": \"pass\"}, " + refusal("pass");
        Assembling sources = evaluated(record(about + ", \"cases\": [" + cases + "]"));

        assertFalse(
                new Documented(sources.json()).at("refuses").member("refusals").isPresent());
        assertEquals(List.of("evaluation-0"), places(sources, "6.11-27"));
        assertTrue(new Documented(evaluated(record(about + ", \"cases\": [" + refusal("pass") + "]"))
                        .json())
                .at("refuses")
                .member("refusals")
                .isPresent());
    }

    @Test
    @Clause(value = "6.11-28", by = Evaluations.class)
    void a_result_is_carried_with_the_set_that_it_is_on_and_cites_its_record() {
        Documented doc = new Documented(evaluated(onSet("3", "a", "41")).json());
        Node result = against(doc).getFirst();

        assertEquals(1, against(doc).size());
        assertEquals(
                Optional.of("software-changes"),
                result.member("set").orElseThrow().text("name"));
        assertEquals(Optional.of("software"), result.member("set").orElseThrow().text("focus"));
        assertEquals(Optional.of("evaluation-0"), result.text("record"));
    }

    @ParameterizedTest
    @Clause(value = "6.11-28", by = Evaluations.class)
    @ValueSource(
            strings = {
                "\"evaluation_set\": {\"name\": \"s\", \"version\": \"3\"}, \"result\": {\"pass\": 1}",
                "\"evaluation_set\": {\"name\": \"s\", \"digest\": \"sha256:00\"}, \"result\": {\"pass\": 1}",
                "\"evaluation_set\": {\"version\": \"3\"}, \"result\": {\"pass\": 1}",
                "\"evaluation_set\": \"software-changes\", \"result\": {\"pass\": 1}",
                "\"result\": {\"pass\": 1}",
                "\"evaluation_set\": {\"name\": \"s\", \"version\": \"3\"}",
            })
    void a_result_on_a_set_that_cannot_be_told_from_another_is_not_carried(String members) {
        assertTrue(new Documented(evaluated(record("\"offering\": \"change\", " + members))
                        .json())
                .offering(0)
                .member("evaluated_against")
                .isEmpty());
    }

    @Test
    @Clause(value = "8.4-5", by = Evaluations.class)
    void a_result_that_names_no_offering_is_on_none_and_a_name_serves_for_an_id() {
        JsonObject unnamed = record("""
            "scope": "open-with-focus", "result": {"pass": 41},
            "evaluation_set": {"name": "software-changes", "version": "3", "digest": "sha256:%s"}
            """.formatted("a".repeat(64)));
        String called = "\"name\": \"change\"";

        assertTrue(new Documented(evaluated(called, unnamed).json())
                .offering(0)
                .member("evaluated_against")
                .isEmpty());
        assertEquals(
                1,
                against(new Documented(evaluated(called, onSet("3", "a", "41")).json()))
                        .size());
    }

    @Test
    @Clause(value = "6.11-29", by = Evaluations.class)
    void results_on_two_sets_stand_beside_each_other_and_nothing_is_made_of_them() {
        Documented doc = new Documented(
                evaluated(onSet("3", "a", "41"), onSet("4", "b", "12")).json());

        assertEquals(2, against(doc).size());
        for (Node result : against(doc)) {
            assertEquals(
                    List.of("set", "result", "record"),
                    result.members().stream()
                            .map(Node.Entry::name)
                            .filter(name -> !name.endsWith("_from"))
                            .toList());
        }
        assertFalse(doc.says("%"));
        assertFalse(doc.says("53"), "and no counts of two sets are added up");
        assertEquals(
                Optional.of("declared"), doc.offering(0).text("state"), "nor is a result a verdict on the offering");
    }

    @Test
    @Clause(value = "6.11-29", by = Confirmations.class)
    void a_pass_on_the_limits_of_an_open_ended_offering_says_nothing_of_what_it_can_do() {
        Documented doc = new Documented(
                evaluated(record("\"offering\": \"anything\", \"scope\": \"open-ended\", \"cases\": [{\"id\":"
                                + " \"anything\", \"kind\": \"limit\", \"source\": \"anything\", \"verdict\":"
                                + " \"pass\"}]"))
                        .json());

        assertEquals(Optional.of("declared"), doc.offering(1).text("state"));
        assertTrue(doc.offering(1).member("evaluated_against").isEmpty());
    }

    @ParameterizedTest
    @Clause(value = "6.11-30", by = Evaluations.class)
    @CsvSource(
            nullValues = "-",
            value = {
                "-,           rule,   rule,   pass, confirmed, false",
                "-,           rule,   model,  pass, -,         true",
                "-,           rule,   model,  fail, failed,    true",
                "-,           model,  model,  pass, confirmed, false",
                "workspace,   rule,   rule,   pass, confirmed, false",
                "workspace,   model,  model,  pass, -,         true",
                "authority,   person, person, pass, -,         true",
                "spend_limit, rule,   model,  fail, failed,    true",
                "focus,       model,  model,  pass, confirmed, false",
                "focus,       rule,   rule,   pass, -,         true",
            })
    void a_pass_counts_where_the_one_who_owes_the_refusal_made_it(
            @Nullable String reason,
            String expected,
            String observed,
            String verdict,
            @Nullable String state,
            boolean flagged) {
        Assembling sources = evaluated(record(
                """
                "cases": [{"id": "1", "kind": "refusal", "source": "It guesses nothing.", "verdict": "%s",
                           "decided_by": {"expected": "%s", "observed": "%s"}%s}]
                """.formatted(verdict, expected, observed, reason == null ? "" : ", \"reason\": \"" + reason + "\"")));
        Optional<String> moved = new Documented(sources.json())
                .at("refuses")
                .member("refusals")
                .flatMap(list -> list.elements().getFirst().text("state"));

        assertEquals(Optional.ofNullable(state), moved);
        assertEquals(flagged, !places(sources, "6.11-30").isEmpty());
    }

    @Test
    @Clause(value = "9.4-21", by = Evaluations.class)
    void a_pass_that_is_dated_after_the_assembly_confirms_nothing_and_a_failure_fails_all_the_same() {
        String after = "2026-10-05T12:00:01Z";
        Assembling passed = evaluated(record("\"cases\": [" + refusal("pass") + "]", after));
        Assembling failed = evaluated(record("\"cases\": [" + refusal("fail") + "]", after));
        Assembling both = evaluated(
                record("\"cases\": [" + refusal("fail") + "]"), record("\"cases\": [" + refusal("pass") + "]", after));

        assertEquals(Optional.empty(), state(passed));
        assertEquals(List.of("evaluation-0"), places(passed, "9.4-21"));
        assertEquals(Optional.of("failed"), state(failed));
        assertEquals(Optional.of("failed"), state(both), "it would clear whatever is found until then");
        assertEquals(
                Optional.of("confirmed"),
                state(evaluated(record("\"cases\": [" + refusal("pass") + "]", "2026-10-05T12:00:00Z"))));
    }

    private static Optional<String> state(Assembling sources) {
        return new Documented(sources.json())
                .at("refuses")
                .member("refusals")
                .flatMap(list -> list.elements().getFirst().text("state"));
    }

    private static List<Node> against(Documented doc) {
        return doc.offering(0).member("evaluated_against").orElseThrow().elements();
    }

    private static JsonObject onSet(String version, String digit, String passed) {
        return record("""
            "offering": "change", "scope": "open-with-focus", "result": {"pass": %s, "fail": 7},
            "evaluation_set": {"name": "software-changes", "version": "%s", "focus": "software", "digest": "sha256:%s"}
            """.formatted(passed, version, digit.repeat(64)));
    }

    private static String refusal(String verdict) {
        return "{\"id\": \"2\", \"kind\": \"refusal\", \"source\": \"It guesses nothing.\", \"verdict\": \"" + verdict
                + "\"}";
    }

    private static List<String> places(Assembling sources, String rule) {
        return sources.findings().stream()
                .filter(finding -> finding.rule().equals(rule))
                .map(Finding::place)
                .toList();
    }

    private static Assembling evaluated(JsonObject... records) {
        return evaluated("\"id\": \"change\"", records);
    }

    /** @param called how the offering with a focus is called */
    private static Assembling evaluated(String called, JsonObject... records) {
        Assembling sources = Assembling.from()
                .url(
                        "descriptor",
                        "agent-descriptor",
                        "https://a.example/d.json",
                        SignedFixtures.sign(
                                Documents.parse("""
                                    {"format": "agent-descriptor-v1", "agent_version": "1", "subject": {"id": "%s"},
                                     "refusals": "It guesses nothing.",
                                     "offerings": [{%s, "scope": "open-with-focus", "focus": "software"},
                                                   {"id": "anything", "scope": "open-ended"}]}
                                    """.formatted(
                                                TestKeys.subject().publicKey().nkey(), called)),
                                "descriptor-statement-v1",
                                TestKeys.subject()));
        for (int i = 0; i < records.length; i++) {
            sources.url("evaluation-" + i, "eval-record", "https://lab.example/" + i, records[i]);
        }
        return sources.trusting(new Trust(
                Map.of(), Set.of(), Set.of(), Set.of(TestKeys.evaluator().publicKey()), Set.of(), Set.of()));
    }

    private static JsonObject record(String members) {
        return record(members, "2026-10-01T09:00:00Z");
    }

    private static JsonObject record(String members, String producedAt) {
        return SignedFixtures.sign(
                Documents.parse("""
                    {"format": "agent-eval-record-v1", "subject": {"agent_key": "%s"}, %s,
                     "produced_at": "%s", "by": "%s"}
                    """.formatted(
                                TestKeys.subject().publicKey().nkey(),
                                members,
                                producedAt,
                                TestKeys.evaluator().publicKey().nkey())),
                "agent-eval-record-v1",
                TestKeys.evaluator());
    }
}
