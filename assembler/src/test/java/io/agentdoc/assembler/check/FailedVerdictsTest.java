package io.agentdoc.assembler.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.assembler.assemble.Trust;
import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.fixture.Agents;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.Edit;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.assembler.trace.Failures;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a record failed, in documents that cite it and say otherwise. */
class FailedVerdictsTest {
    private static final SigningKey LAB = TestKeys.evaluator();
    private static final SigningKey SECOND = TestKeys.of("second lab");
    private static final String REFUSAL = "It guesses nothing.";

    @Test
    @Clause(value = "9.4-22", by = Failures.class)
    void a_refusal_that_failed_is_neither_declared_nor_left_out() {
        Assembling sources = evaluated(record("2026-09-01T00:00:00Z", LAB, "try", "pass", REFUSAL, "fail"));
        JsonObject document = sources.json();
        assertEquals(List.of(), found(document, sources));

        String failed = "/sections/refuses/refusals/" + refusal(document);
        JsonObject declared = Edit.without(
                Edit.without(Edit.with(document, failed + "/state", new JsonText("declared")), failed + "/failed_at"),
                failed + "/failed_by");
        assertEquals(List.of("refuses.refusals[" + refusal(document) + "].state"), found(declared, sources));
        assertEquals(List.of("refuses.refusals"), found(Edit.without(document, failed), sources));
    }

    @Test
    @Clause(value = "9.4-22", by = Failures.class)
    void an_offering_that_failed_is_not_declared() {
        Assembling sources = evaluated(record("2026-09-01T00:00:00Z", LAB, "try", "fail"));
        JsonObject document = sources.json();
        assertEquals(List.of(), found(document, sources));
        JsonObject declared = Edit.with(document, "/sections/sells/offerings/0/state", new JsonText("declared"));
        assertEquals(List.of("sells.offerings[try].state"), found(declared, sources));
    }

    @Test
    void what_the_same_evaluator_passed_anew_is_no_failure_and_what_another_passed_is() {
        JsonObject fail = record("2026-09-01T00:00:00Z", LAB, "try", "fail");
        Assembling anew = evaluated(fail, record("2026-09-20T00:00:00Z", LAB, "try", "pass", REFUSAL, "pass"));
        assertEquals(List.of(), found(anew.json(), anew));

        Assembling other = evaluated(fail, record("2026-09-20T00:00:00Z", SECOND, "try", "pass"));
        assertEquals(List.of(), found(other.json(), other));
        JsonObject confirmed = Edit.with(other.json(), "/sections/sells/offerings/0/state", new JsonText("confirmed"));
        assertEquals(List.of("sells.offerings[try].state"), found(confirmed, other));
    }

    @Test
    @Clause(value = "9.4-22", by = Failures.class)
    void what_is_dated_after_the_assembly_takes_no_failure_back() {
        JsonObject fail = record("2026-09-01T00:00:00Z", LAB, "try", "fail");
        for (String at : List.of("2026-10-05T12:00:00Z", "2026-10-05T12:00:01Z")) {
            Assembling sources = evaluated(fail, record(at, LAB, "try", "pass"));
            JsonObject cited = Edit.with(
                    sources.json(), "/sections/sells/from", JsonArray.texts(Stream.of("descriptor", "e1", "e2")));
            JsonObject confirmed = Edit.with(cited, "/sections/sells/offerings/0/state", new JsonText("confirmed"));
            List<String> found = at.endsWith("1Z") ? List.of("sells.offerings[try].state") : List.of();
            assertEquals(found, found(confirmed, sources), at);
        }
    }

    @Test
    void a_record_that_stands_in_standing_alone_is_not_heeded() {
        Assembling sources = evaluated(record("2026-09-01T00:00:00Z", TestKeys.of("a stranger"), "try", "fail"));
        assertEquals(List.of(), found(sources.json(), sources));
    }

    private static List<String> found(JsonObject document, Assembling sources) {
        SourceBytes bytes = source -> new SourceBytes.Found(
                Optional.of(sources.bytes(source.id().text())), new SourceBytes.Answer.Nobody("nobody was asked"));
        return new AgentDocChecker(bytes, SignatureRules.standard(), Optional.empty())
                .examine(new Target.Document("agentdoc.json", Bytes.empty(), document)).findings().stream()
                        .filter(one ->
                                one.rule().equals("9.4-22") && one.message().startsWith("by the record"))
                        .map(Finding::place)
                        .toList();
    }

    private static int refusal(JsonObject document) {
        List<Node> refusals = Node.root(document)
                .member("sections")
                .flatMap(sections -> sections.member("refuses"))
                .flatMap(refuses -> refuses.member("refusals"))
                .orElseThrow()
                .elements();
        return refusals.stream()
                .map(one -> one.text("statement").orElse(""))
                .toList()
                .indexOf(REFUSAL);
    }

    private static Assembling evaluated(JsonObject... records) {
        Assembling sources = Agents.complete().without("evaluation");
        for (int i = 0; i < records.length; i++) {
            sources.url("e" + (i + 1), "eval-record", "https://lab.example/e" + i + ".json", records[i]);
        }
        return sources.trusting(new Trust(
                Map.of(), Set.of(), Set.of(), Set.of(LAB.publicKey(), SECOND.publicKey()), Set.of(), Set.of()));
    }

    private static JsonObject record(String at, SigningKey by, String... casesAndVerdicts) {
        StringBuilder cases = new StringBuilder();
        for (int i = 0; i < casesAndVerdicts.length; i += 2) {
            cases.append(cases.isEmpty() ? "" : ",")
                    .append("{\"id\": \"%d\", \"kind\": \"probe\", \"source\": \"%s\", \"verdict\": \"%s\"}"
                            .formatted(i, casesAndVerdicts[i], casesAndVerdicts[i + 1]));
        }
        JsonObject body = Documents.parse("""
                {"format": "agent-eval-record-v1", "role": "agent-evaluator", "act": "evaluate",
                 "subject": {"agent_key": "%s"}, "cases": [%s], "produced_at": "%s", "by": "%s", "signatures": []}
                """.formatted(
                TestKeys.subject().publicKey().nkey(), cases, at, by.publicKey().nkey()));
        return SignedFixtures.sign(body, "agent-eval-record-v1", by);
    }
}
