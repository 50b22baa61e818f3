package io.agentdoc.assembler.assemble;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.fixture.Agents;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which verdicts move what, and how far. */
@Clause(
        value = {"8.4-5", "9.4-21"},
        by = Confirmations.class)
class ConfirmationsTest {
    private static final SigningKey LAB = TestKeys.evaluator();
    private static final String REFUSAL = "It guesses nothing.";

    @Test
    void a_pass_confirms_just_what_it_names_and_a_fail_fails_just_that() {
        Documented doc = evaluated(record("2026-09-01T00:00:00Z", LAB, "try", "pass", REFUSAL, "fail"));

        assertEquals(Optional.of("confirmed"), doc.offering(0).text("state"));
        assertEquals(Optional.of("e1"), doc.offering(0).text("confirmed_by"));
        assertEquals(Optional.of("2026-09-01T00:00:00Z"), doc.offering(0).text("confirmed_at"));
        List<Node> prose = doc.at("refuses", "refusals").elements().stream()
                .filter(refusal -> refusal.text("kind").equals(Optional.of("prose")))
                .toList();
        assertEquals(1, prose.size());
        assertEquals(Optional.of("failed"), prose.getFirst().text("state"));
        assertEquals(Optional.of(REFUSAL), prose.getFirst().text("statement"));
    }

    @Test
    @Clause(value = "9.4-22", by = Verdicts.class)
    void a_failure_stands_until_the_same_evaluator_passes_it_anew() {
        SigningKey second = TestKeys.of("second lab");
        JsonObject fail = record("2026-09-01T00:00:00Z", LAB, "try", "fail");

        assertEquals(
                Optional.of("failed"),
                evaluated(fail, record("2026-09-20T00:00:00Z", second, "try", "pass"))
                        .offering(0)
                        .text("state"));
        assertEquals(
                Optional.of("confirmed"),
                evaluated(fail, record("2026-09-20T00:00:00Z", LAB, "try", "pass"))
                        .offering(0)
                        .text("state"));
        assertEquals(
                Optional.of("failed"),
                evaluated(fail, record("2026-08-20T00:00:00Z", LAB, "try", "pass"))
                        .offering(0)
                        .text("state"));
    }

    @Test
    @Clause(value = "9.4-24", by = Confirmations.class)
    void an_unsigned_verdict_moves_nothing() {
        JsonObject unsigned = Documents.with(
                record("2026-09-01T00:00:00Z", LAB, "try", "pass"),
                "signatures",
                io.agentdoc.document.json.JsonArray.empty());

        assertEquals(Optional.of("declared"), evaluated(unsigned).offering(0).text("state"));
    }

    @Test
    @Clause(value = "12.7.1-4", by = Confirmations.class)
    void nobody_confirms_their_own_work() {
        for (SigningKey own : java.util.List.of(TestKeys.subject(), TestKeys.deployer())) {
            assertEquals(
                    Optional.of("declared"),
                    evaluated(record("2026-09-01T00:00:00Z", own, "try", "pass"))
                            .offering(0)
                            .text("state"));
        }
    }

    @Test
    void a_verdict_by_a_key_we_were_not_told_of_is_carried_and_moves_nothing() {
        Documented doc = evaluated(record("2026-09-01T00:00:00Z", TestKeys.of("somebody"), "try", "pass"));

        assertEquals(Optional.of("declared"), doc.offering(0).text("state"));
        assertEquals(1, doc.at("standing", "evaluations").elements().size());
    }

    @Test
    @Clause(value = "8.4-8", by = Confirmations.class)
    void a_verdict_on_another_descriptor_or_another_agent_moves_nothing() {
        JsonObject older = signed(
                Documents.with(
                        body("2026-09-01T00:00:00Z", LAB, "try", "pass"),
                        "descriptor_digest",
                        "sha256:" + "1".repeat(64)),
                LAB);
        JsonObject another = signed(
                Documents.with(
                        body("2026-09-01T00:00:00Z", LAB, "try", "pass"),
                        "subject",
                        Documents.parse("{\"agent_key\": \"%s\"}"
                                .formatted(TestKeys.of("another").publicKey().nkey()))),
                LAB);

        JsonObject unreadable = signed(
                Documents.with(
                        body("2026-09-01T00:00:00Z", LAB, "try", "pass"),
                        "descriptor_digest",
                        "sha512:" + "1".repeat(128)),
                LAB);

        assertEquals(Optional.of("declared"), evaluated(older).offering(0).text("state"));
        assertEquals(Optional.of("declared"), evaluated(unreadable).offering(0).text("state"));
        assertEquals(Optional.of("declared"), evaluated(another).offering(0).text("state"));
    }

    @Test
    @Clause(value = "9.4-23", by = Confirmations.class)
    void a_verdict_that_the_agent_does_not_conform_erases_nothing() {
        JsonObject record = signed(
                Documents.with(
                        body("2026-09-01T00:00:00Z", LAB, "try", "inconclusive"),
                        "conforms",
                        io.agentdoc.document.json.JsonBoolean.FALSE),
                LAB);
        Documented doc = evaluated(record);

        assertEquals(Optional.of("declared"), doc.offering(0).text("state"));
        assertTrue(doc.says("Tries one thing."));
    }

    private static Documented evaluated(JsonObject... records) {
        Assembling sources = Agents.complete().without("evaluation");
        for (int i = 0; i < records.length; i++) {
            sources.url("e" + (i + 1), "eval-record", "https://lab.example/e" + i + ".json", records[i]);
        }
        return new Documented(sources.trusting(new Trust(
                        Map.of(),
                        Set.of(),
                        Set.of(),
                        Set.of(
                                LAB.publicKey(),
                                TestKeys.of("second lab").publicKey(),
                                TestKeys.subject().publicKey(),
                                TestKeys.deployer().publicKey()),
                        Set.of(),
                        Set.of()))
                .json());
    }

    private static JsonObject record(String at, SigningKey by, String... casesAndVerdicts) {
        return signed(body(at, by, casesAndVerdicts), by);
    }

    private static JsonObject signed(JsonObject body, SigningKey by) {
        return SignedFixtures.sign(body, "agent-eval-record-v1", by);
    }

    private static JsonObject body(String at, SigningKey by, String... casesAndVerdicts) {
        StringBuilder cases = new StringBuilder();
        for (int i = 0; i < casesAndVerdicts.length; i += 2) {
            cases.append(cases.isEmpty() ? "" : ",")
                    .append("{\"id\": \"%d\", \"kind\": \"probe\", \"source\": \"%s\", \"verdict\": \"%s\"}"
                            .formatted(i, casesAndVerdicts[i], casesAndVerdicts[i + 1]));
        }
        return Documents.parse("""
            {"format": "agent-eval-record-v1", "role": "agent-evaluator", "act": "evaluate",
             "subject": {"agent_key": "%s"}, "cases": [%s], "produced_at": "%s", "by": "%s", "signatures": []}
            """.formatted(
                TestKeys.subject().publicKey().nkey(), cases, at, by.publicKey().nkey()));
    }
}
