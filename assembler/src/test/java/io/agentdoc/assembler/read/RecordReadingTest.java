package io.agentdoc.assembler.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.Hostile;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What of the three records is carried, under whose name, and what is passed over. */
class RecordReadingTest {
    private static final String SUBJECT = TestKeys.subject().publicKey().nkey();
    private static final String BY = TestKeys.deployer().publicKey().nkey();
    private static final String DIGEST = "sha256:" + "5".repeat(64);
    private static final String PACKAGE =
            "{\"name\": \"tester\", \"version\": \"1.2.0\", \"sha256\": \"%s\"}".formatted("5".repeat(64));

    @Test
    @Clause(
            value = {"8.2-2", "8.2-5"},
            by = BuildRecordReader.class)
    void a_build_record_is_an_account_of_a_package_and_of_an_image_where_it_names_one() {
        Node alone = build("");
        Node image = build(", \"image_digest\": \"sha256:" + "a".repeat(64) + "\", \"draft\": true,"
                + " \"shape\": {\"skills\": [\"never-carried\"]}");

        assertEquals(Optional.of(DIGEST), alone.text("package_digest"));
        assertTrue(alone.member("image_digest").isEmpty());
        assertEquals(Optional.of("sha256:" + "a".repeat(64)), image.text("image_digest"));
        assertEquals(Optional.of(true), image.member("draft").flatMap(Node::flag));
        assertEquals(Optional.of("2026-10-01T09:00:00Z"), image.text("produced_at"));
        assertEquals(Optional.of("source"), image.text("record"));
        assertFalse(image.value().toString().contains("never-carried"));
    }

    @Test
    @Clause(value = "8.2-3", by = BuildRecordReader.class)
    void where_it_was_built_from_is_carried_in_three_members_and_its_absence_says_nothing() {
        Node said = build(", \"source\": {\"repository\": \"agents/tester\", \"commit\": \"c0ffee\", \"path\": \"a\","
                + " \"token\": \"hush-hush\", \"commits\": 7}");

        assertEquals(
                List.of("repository", "commit", "path"),
                said.member("source").orElseThrow().members().stream()
                        .map(Node.Entry::name)
                        .toList());
        assertTrue(build("").member("source").isEmpty());
        assertTrue(build(", \"source\": {\"commit\": 7}").member("source").isEmpty());
        assertTrue(findings("build-record", record("build", "")).isEmpty());
    }

    @Test
    @Clause(value = "8.2-1", by = BuildRecordReader.class)
    void another_act_under_a_build_records_kind_is_said() {
        assertEquals(List.of("8.2-1"), findings("build-record", record("deploy", "")));
    }

    @Test
    @Clause(
            value = {"8.3-2", "8.3-4"},
            by = DeploymentRecordReader.class)
    void a_deployment_record_needs_only_its_trunk_and_what_it_leaves_out_is_left_out() {
        Node deployment = deployment("deploy", "");

        assertEquals(
                List.of("by", "act", "package_digest", "produced_at", "record"),
                names(deployment).stream()
                        .filter(name -> !name.endsWith("_from"))
                        .toList());
        assertTrue(findings("deployment-record", record("deploy", "")).isEmpty());
    }

    @ParameterizedTest
    @Clause(value = "8.3-1", by = DeploymentRecordReader.class)
    @ValueSource(strings = {"deploy", "remove", "alongside", "retire-version"})
    void the_four_acts_are_read(String act) {
        assertEquals(Optional.of(act), deployment(act, "").text("act"));
    }

    @ParameterizedTest(name = "{0}")
    @Clause(
            value = {"8.3-8", "8.3-9", "8.3-12", "8.3-13"},
            by = DeploymentRecordReader.class)
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "environment  | \"prod\"",
                "environment  | 7",
                "image_digest | \"latest\"",
                "installed    | {\"token\": \"hush-hush\"}",
                "key_custody  | {\"minted\": \"rotated\"}",
                "key_custody  | {\"held_by\": \"everybody\"}",
                "ceilings     | [{\"enforced_by\": \"me\", \"number\": -1}]",
                "ceilings     | {\"system\": \"shelf\"}",
                "checks       | [{\"when\": \"recently\", \"passed\": \"yes\"}]",
                "checks       | [7]",
            })
    void what_cannot_be_read_in_a_deployment_record_is_not_carried_and_is_noted(String member, String value) {
        String record = record("deploy", ", \"" + member + "\": " + value);

        assertTrue(deployment("deploy", ", \"" + member + "\": " + value)
                .member(member)
                .isEmpty());
        assertFalse(findings("deployment-record", record).isEmpty());
        assertFalse(Documented.of("deployment-record", record).says("hush-hush"));
    }

    @Test
    @Clause(
            value = {"8.3-6", "8.3-7", "8.3-8", "8.3-12"},
            by = DeploymentRecordReader.class)
    void what_a_deployment_record_observed_stands_under_its_own_word() {
        Node said = deployment("deploy", """
                , "environment": "production", "installed": "xyz", "target": {"host": "rack seven", "harness": "example-harness"},
                "key_custody": {"minted": "generated", "held_by": ["%s", "the desk"]},
                "ceilings": [{"system": "shelf", "per": "day", "number": 5, "enforced_by": "runtime", "note": "n"}],
                "checks": [{"kind": "answers", "grade": "acceptance", "passed": true, "when": "2026-10-01T09:05:00Z",
                            "observed": "it answered", "note": "n"}]""".formatted(BY));

        assertEquals(Optional.of("production"), said.text("environment"));
        assertEquals(Optional.of("xyz"), said.text("installed"));
        assertEquals(Optional.of("example-harness"), said.member("target").flatMap(at -> at.text("harness")));
        assertEquals(
                2,
                said.member("key_custody")
                        .flatMap(at -> at.member("held_by"))
                        .orElseThrow()
                        .elements()
                        .size());
        assertEquals(List.of("system", "per", "number", "enforced_by"), names(first(said, "ceilings")));
        assertEquals(List.of("kind", "grade", "passed", "when", "observed"), names(first(said, "checks")));
    }

    @Test
    @Clause(value = "8.3-5", by = DeploymentRecordReader.class)
    void neither_bindings_nor_addresses_of_a_deployment_come_out() {
        Documented doc = Documented.of("deployment-record", record("deploy", """
                , "bindings": [{"system": "shelf", "product": "never-carried-1", "credential": "never-carried-2",
                                "key_store": "never-carried-3", "address": "https://never-carried-4.example"}],
                "target": {"host": "https://never-carried-5.example", "mail": "ops@never-carried-6.example",
                           "ip": "10.1.2.3 never-carried-7", "door": "never-carried-8:8443", "harness": "h"}"""));

        assertFalse(doc.says("never-carried"));
        assertTrue(doc.says("harness"));
    }

    @Test
    @Clause(value = "8.5-1", by = RecordTrunk.class)
    void a_record_that_calls_its_subject_the_agent_is_read_and_noted() {
        String agent = record("deploy", "").replace("\"subject\"", "\"agent\"");

        assertEquals(List.of("8.5-1"), findings("deployment-record", agent));
        assertEquals(Optional.of("named"), joined("deployment-record", agent));
        assertEquals(Optional.of("named"), joined("deployment-record", record("deploy", "")));
    }

    @ParameterizedTest
    @Clause(value = "8.4-1", by = RecordTrunk.class)
    @ValueSource(strings = {"null", "7", "\"nobody\"", "[]", "{\"agent_key\": null}", "{\"agent_key\": \"U123\"}"})
    void a_record_about_nobody_says_so_and_is_joined_by_no_key(String subject) {
        String record = evaluation("").replaceFirst("\"subject\": \\{[^}]*}", "\"subject\": " + subject);

        assertEquals(subject.equals("null"), findings("eval-record", record).isEmpty());
        assertEquals(Optional.of("configured"), joined("eval-record", record));
        assertTrue(evaluationOf(record).member("run_by_subject").isEmpty());
    }

    @ParameterizedTest(name = "{0}")
    @Clause(value = "8.4-3", by = EvalRecordReader.class)
    @ValueSource(strings = {"\"ok\"", "true", "null", "\"PASS\"", "[]"})
    void a_case_without_a_verdict_that_can_be_read_is_passed_over(String verdict) {
        String cases = ", \"cases\": [{\"id\": \"try\", \"kind\": \"capability\", \"verdict\": " + verdict
                + "}, {\"id\": \"other\", \"kind\": \"refusal\", \"source\": \"s\", \"verdict\": \"flagged\", \"note\": 1}]";

        Node carried = evaluationOf(evaluation(cases)).member("cases").orElseThrow();
        assertEquals(1, carried.elements().size());
        assertEquals(
                List.of("id", "kind", "source", "verdict"),
                names(carried.elements().getFirst()));
        assertTrue(findings("eval-record", evaluation(cases)).contains("8.4-3"));
    }

    @Test
    @Clause(value = "8.4-2", by = EvalRecordReader.class)
    void the_members_of_an_evaluation_are_carried_as_its_own() {
        Node said = evaluationOf(evaluation("""
                , "descriptor_digest": "%s", "offering": "try", "scope": "open-with-focus", "conforms": false,
                "evaluation_set": {"name": "s", "version": "1", "digest": "%s", "focus": "data", "url": "https://x.example"},
                "summary": {"pass": 1, "fail": 0}, "result": {"pass": 1}""".formatted(DIGEST, DIGEST)));

        assertEquals(Optional.of(DIGEST), said.text("descriptor_digest"));
        assertEquals(Optional.of("try"), said.text("offering"));
        assertEquals(Optional.of(false), said.member("conforms").flatMap(Node::flag));
        assertEquals(
                List.of("name", "version", "digest", "focus"),
                names(said.member("evaluation_set").orElseThrow()));
        assertEquals(List.of("pass", "fail"), names(said.member("summary").orElseThrow()));
        assertEquals(Optional.of(false), said.member("run_by_subject").flatMap(Node::flag));
    }

    @ParameterizedTest
    @Clause(value = "6.11-28", by = EvalRecordReader.class)
    @ValueSource(
            strings = {
                "{\"name\": \"s\", \"version\": \"1\"}",
                "{\"name\": \"s\", \"digest\": \"sha256:5555555555555555555555555555555555555555555555555555555555555555\"}",
                "{\"version\": \"1\", \"digest\": \"sha256:5555555555555555555555555555555555555555555555555555555555555555\"}",
                "{\"name\": \"s\", \"version\": \"1\", \"digest\": \"latest\"}",
                "\"s@1\"",
            })
    void a_set_that_cannot_be_told_from_another_is_not_carried(String set) {
        String record = evaluation(", \"evaluation_set\": " + set + ", \"result\": {\"pass\": 1}");

        assertTrue(evaluationOf(record).member("evaluation_set").isEmpty());
        assertFalse(findings("eval-record", record).isEmpty());
    }

    @ParameterizedTest
    @Clause(value = "8.1-8", by = RecordTrunk.class)
    @ValueSource(strings = {"\"yesterday\"", "7", "\"2026-13-01T00:00:00Z\""})
    void a_moment_that_is_none_is_not_carried(String moment) {
        String record = record("deploy", "").replace("\"2026-10-01T09:00:00Z\"", moment);

        assertTrue(standing("deployment-record", record, "deployments")
                .member("produced_at")
                .isEmpty());
        assertFalse(findings("deployment-record", record).isEmpty());
    }

    @Test
    @Clause(value = "8.1-8", by = RecordTrunk.class)
    void a_producer_whose_key_nobody_can_read_is_not_named() {
        String record = record("deploy", "").replace(BY, Hostile.SECRET);

        assertTrue(standing("deployment-record", record, "deployments")
                .member("by")
                .isEmpty());
        assertFalse(Documented.of("deployment-record", record).says(Hostile.SECRET));
    }

    private static Node build(String more) {
        return standing("build-record", record("build", more), "builds");
    }

    private static Node deployment(String act, String more) {
        return standing("deployment-record", record(act, more), "deployments");
    }

    private static Node evaluationOf(String record) {
        return standing("eval-record", record, "evaluations");
    }

    private static Node standing(String kind, String record, String list) {
        return Documented.of(kind, record).at("standing", list).elements().getFirst();
    }

    private static Node first(Node part, String list) {
        return part.member(list).orElseThrow().elements().getFirst();
    }

    private static List<String> names(Node object) {
        return object.members().stream().map(Node.Entry::name).toList();
    }

    private static List<String> findings(String kind, String record) {
        return sources(kind, record).findings().stream()
                .map(finding -> finding.rule())
                .toList();
    }

    /** By what the record is joined to an agent whose key is the test subject's. */
    private static Optional<String> joined(String kind, String record) {
        JsonObject doc = sources(kind, record).about(SUBJECT).json();
        return Node.root(doc)
                .member("sources")
                .orElseThrow()
                .elements()
                .getFirst()
                .text("joined_by");
    }

    private static Assembling sources(String kind, String record) {
        return Assembling.from().file("source", kind, Documents.parse(record));
    }

    private static String record(String act, String more) {
        return """
                {"format": "r", "role": "a", "act": "%s", "package": %s,
                 "subject": {"agent_key": "%s", "handle": "tester.desk@example.org"},
                 "produced_at": "2026-10-01T09:00:00Z", "by": "%s", "signatures": []%s}""".formatted(act, PACKAGE, SUBJECT, BY, more);
    }

    private static String evaluation(String more) {
        return record("evaluate", more);
    }
}
