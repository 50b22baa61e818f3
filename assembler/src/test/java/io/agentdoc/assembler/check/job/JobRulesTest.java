package io.agentdoc.assembler.check.job;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.assembler.crypto.Ed25519;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.Edit;
import io.agentdoc.assembler.fixture.Oddities;
import io.agentdoc.assembler.fixture.RuleCases;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.assembler.verify.JobManifestSignature;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every rule of a job manifest is shown kept and broken. */
@Clause({"5.7-1", "5.7-2", "5.7-3", "5.7-4", "5.7-5", "5.7-6", "5.7-7", "5.7-8", "5.7-9"})
class JobRulesTest {
    private static final JobManifestSignature SIGNATURE = new JobManifestSignature(new Ed25519());

    static final RuleCases<Node> CASES =
            new RuleCases<>("job-manifest", new JobRules(SIGNATURE).all(), Node::root, JobRulesTest::signed);

    @Test
    void every_rule_has_its_folder_and_every_folder_its_rule() {
        CASES.assertComplete();
    }

    @ParameterizedTest
    @ValueSource(strings = {"clean"})
    void a_document_that_keeps_every_rule_has_no_finding(String name) {
        assertEquals("", CASES.lines(CASES.clean(name)));
    }

    @TestFactory
    Stream<DynamicTest> every_rule_is_shown_kept_and_broken() {
        return CASES.all();
    }

    @Test
    void every_clause_that_stands_above_is_broken_by_some_case() {
        NavigableSet<String> claimed = new TreeSet<>(
                Arrays.asList(JobRulesTest.class.getAnnotation(Clause.class).value()));
        claimed.removeAll(CASES.broken());
        assertEquals(new TreeSet<>(), claimed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"clean"})
    void whatever_stands_in_it_it_gets_findings_and_no_exception(String name) {
        Oddities.of(
                CASES.clean(name), odd -> assertDoesNotThrow(() -> new JobRules(SIGNATURE).check(odd), odd::toString));
    }

    @Test
    @Clause(value = "5.7-5", by = JobManifestSignature.class)
    void the_published_manifest_verifies_and_no_altered_one_does() {
        JsonObject published = Documents.parse(Bytes.own(Corpus.bytes("family/mesh/job-manifest.signed.json")));
        assertEquals("", CASES.lines(published));
        JsonObject altered = Edit.with(published, "/offering", new JsonText("another-package"));
        assertEquals(List.of("5.7-5"), rules(altered));
        JsonObject swapped = Edit.with(
                published, "/agent", new JsonText(TestKeys.subject().publicKey().nkey()));
        assertEquals(List.of("5.7-5"), rules(swapped));
        JsonObject untagged = CASES.clean("clean").without("sig");
        Bytes bare = TestKeys.subject().sign(CanonicalJson.of(untagged));
        assertEquals(List.of("5.7-5"), rules(Edit.with(untagged, "/sig", new JsonText(base64url(bare)))));
    }

    @Test
    @Clause(value = "5.7-1", by = Format.class)
    void a_signature_over_another_format_is_not_looked_at() {
        JsonObject next = Edit.with(CASES.clean("clean").without("sig"), "/format", new JsonText("job-manifest-v2"));
        assertEquals(List.of("5.7-1"), rules(signed(next)));
        assertEquals(List.of("5.7-1"), rules(Edit.with(next, "/sig", new JsonText("no signature at all"))));
    }

    @Test
    @Clause(
            value = {"5.7-2", "5.7-6"},
            by = Revisions.class)
    void a_revision_keeps_the_job_and_counts_what_it_reuses() {
        JsonObject first = CASES.clean("clean");
        JsonObject second = Edit.with(
                Edit.with(Edit.with(first, "/version", new JsonNumber("2")), "/revises", new JsonText("task-1")),
                "/task_id",
                new JsonText("task-2"));
        JsonObject counted = Edit.with(second, "/reused/pieces", new JsonNumber("2"));
        assertEquals(List.of(), revised(first, counted));
        JsonObject redone = Edit.with(counted, "/pieces/0/digest", new JsonText("sha256:" + "c".repeat(64)));
        assertEquals(List.of("5.7-6"), revised(first, redone));
        assertEquals(List.of("5.7-2"), revised(first, Edit.with(counted, "/job", new JsonText("task-9"))));
        assertEquals(List.of("5.7-2"), revised(first, Edit.with(counted, "/version", new JsonNumber("3"))));
        assertEquals(List.of("5.7-6"), revised(redone, first));
    }

    @Test
    @Clause(value = "5.7-8", by = RanUnder.class)
    void an_older_manifest_names_its_run_config_in_what_its_pieces_are_from() {
        String digest = "sha256:" + "6".repeat(64);
        JsonObject older = Edit.with(
                CASES.clean("clean").without("run_config"),
                "/pieces/0/produced_from/-",
                new JsonText("run-config:Mornings @ home@" + digest));
        RanUnder ran = RanUnder.of(Node.root(older)).orElseThrow();
        assertEquals(Optional.of("Mornings @ home"), ran.name());
        assertEquals(digest, ran.resolved());
        assertEquals(Optional.empty(), ran.values());
    }

    @Test
    @Clause(
            value = {"5.7-9", "8.7-4"},
            by = RunOutcomes.class)
    void what_a_run_was_handed_and_what_its_agent_used_are_compared() {
        JsonObject used = CASES.clean("clean");
        JsonObject run = Documents.parse("""
                {"task_id": "task-1", "run_config": {"resolved": {"steps": {"sort":
                  {"version": {"value": "2.1.0", "from": "installed"}}}}}}
                """);
        assertEquals(List.of("8.7-4"), outcomes(run, used));
        assertEquals(List.of("8.7-4"), outcomes(used, run));
        JsonObject same = Edit.with(run, "/run_config/resolved", new JsonText("sha256:" + "6".repeat(64)));
        assertEquals(List.of(), outcomes(same, used));
        JsonObject newer = Edit.with(used, "/agent_version", new JsonText("2.1.1"));
        assertEquals(List.of("8.7-4", "5.7-9"), outcomes(run, newer));
        assertEquals(List.of(), outcomes(Edit.with(run, "/task_id", new JsonText("task-8")), newer));
    }

    private static List<String> rules(JsonObject document) {
        return new JobRules(SIGNATURE)
                .check(document).findings().stream().map(Finding::rule).toList();
    }

    private static List<String> revised(JsonObject one, JsonObject other) {
        Revisions revisions = new Revisions();
        assertEquals(List.of(), revisions.look(one));
        return revisions.look(other).stream().map(Finding::rule).toList();
    }

    private static List<String> outcomes(JsonObject one, JsonObject other) {
        RunOutcomes outcomes = new RunOutcomes();
        assertEquals(List.of(), outcomes.look(one));
        return outcomes.look(other).stream().map(Finding::rule).toList();
    }

    /** Signed from the text of 5.7 and without the product's own reading of it. */
    private static JsonObject signed(JsonObject body) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(Bytes.utf8("agentmesh-job-manifest-v1\n").toArray());
        bytes.writeBytes(CanonicalJson.of(body.without("sig")).toArray());
        Bytes signature = TestKeys.subject().sign(Bytes.own(bytes.toByteArray()));
        return Edit.with(body, "/sig", new JsonText(base64url(signature)));
    }

    private static String base64url(Bytes bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.toArray());
    }
}
