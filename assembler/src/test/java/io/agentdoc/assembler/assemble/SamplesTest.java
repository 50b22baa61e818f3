package io.agentdoc.assembler.assemble;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a published sample rests on, and how little it takes to leave it with its publisher's word alone. */
class SamplesTest {
    private static final SigningKey PLATFORM = TestKeys.of("platform");
    private static final String SUBJECT = TestKeys.subject().publicKey().nkey();
    private static final String MADE = "2026-06-10T10:00:00Z";
    private static final JsonObject FIRST = deploy("deploy", "1.0", "2026-06-01T00:00:00Z");

    @Test
    @Clause(
            value = {"7.7-8", "7.7-9", "7.7-10", "9.5-20"},
            by = Samples.class)
    void a_receipt_under_the_running_version_confirms_and_under_a_replaced_one_shows_the_earlier() {
        Documented doc = built(
                "2.0",
                List.of(receipt("completed", MADE), receipt("completed", "2026-07-10T10:00:00Z", "task-2")),
                FIRST,
                deploy("deploy", "2.0", "2026-07-01T00:00:00Z"));

        assertEquals(Optional.of("earlier"), mark(doc, 0));
        assertEquals(Optional.of("confirmed"), mark(doc, 1));
        assertEquals(Optional.of("stated"), mark(doc, 2));
        assertEquals(List.of("deployment-0", "deployment-1", "receipt-0", "samples"), marked(doc, 0));
        assertEquals(List.of("deployment-1", "receipt-1", "samples"), marked(doc, 1));
        assertEquals(Optional.of("samples"), sample(doc, 2).text("state_from"));
        assertEquals(Optional.of("samples"), sample(doc, 0).text("title_from"));
    }

    @Test
    @Clause(value = "7.7-8", by = Samples.class)
    void all_that_is_needed_confirms() {
        assertEquals(Optional.of("confirmed"), mark(built("1.0", List.of(receipt("completed", MADE)), FIRST), 0));
    }

    @Test
    @Clause(value = "7.6-10", by = Samples.class)
    void what_a_receipt_says_a_task_cost_is_the_responders_claim_and_stands_nowhere() {
        Documented doc = built("1.0", List.of(receipt("completed", MADE)), FIRST);

        assertEquals(Optional.of("confirmed"), mark(doc, 0));
        assertFalse(doc.says("424242"));
        assertTrue(doc.notStated().contains("sells.offerings[try].price"));
    }

    @Test
    @Clause(value = "7.7-10", by = Samples.class)
    void without_a_deployment_record_or_without_a_receipt_a_sample_is_stated() {
        assertEquals(Optional.of("stated"), mark(built("1.0", List.of(receipt("completed", MADE))), 0));
        assertEquals(Optional.of("stated"), mark(built("1.0", List.of(), FIRST), 0));
        assertEquals(
                Optional.of("1.0"), sample(built("1.0", List.of(), FIRST), 0).text("agent_version"));
    }

    @ParameterizedTest
    @Clause(
            value = {"7.7-10", "7.6-10"},
            by = Samples.class)
    @CsvSource({
        "name,         trial",
        "name,         canceled",
        "name,         done",
        "offering,     another-offering",
        "task_id,      task-9",
        "completed_at, 2026-05-31T23:59:59Z",
        "completed_at, yesterday",
        "completed_at, 2026-10-05T12:00:01Z",
        "receipt,      v2",
    })
    void a_receipt_of_something_else_confirms_nothing(String member, String value) {
        JsonObject other =
                sign(Documents.with(receiptBody("completed", MADE, "task-1", PLATFORM), member, value), PLATFORM);

        assertEquals(Optional.of("stated"), mark(built("1.0", List.of(other), FIRST), 0));
    }

    @Test
    @Clause(value = "7.7-10", by = Samples.class)
    void a_receipt_that_names_another_responder_or_nobody_confirms_nothing() {
        JsonObject body = receiptBody("completed", MADE, "task-1", PLATFORM);
        JsonObject another = sign(
                Documents.with(
                        body, "responder", TestKeys.stranger().publicKey().nkey()),
                PLATFORM);
        JsonObject nobody = sign(body.without("responder"), PLATFORM);

        assertEquals(Optional.of("stated"), mark(built("1.0", List.of(another), FIRST), 0));
        assertEquals(Optional.of("stated"), mark(built("1.0", List.of(nobody), FIRST), 0));
    }

    @Test
    @Clause(value = "7.7-8", by = Samples.class)
    void only_a_receipt_of_a_platform_that_is_heeded_and_not_the_agents_own_counts() {
        JsonObject unsigned =
                Documents.with(receiptBody("completed", MADE, "task-1", PLATFORM), "signatures", JsonArray.empty());
        JsonObject altered =
                Documents.with(receipt("completed", MADE), "completed_at", new JsonText("2026-06-11T10:00:00Z"));
        JsonObject stranger = sign(receiptBody("completed", MADE, "task-1", TestKeys.stranger()), TestKeys.stranger());
        JsonObject own = sign(receiptBody("completed", MADE, "task-1", TestKeys.subject()), TestKeys.subject());

        for (JsonObject receipt : List.of(unsigned, altered, stranger, own)) {
            assertEquals(Optional.of("stated"), mark(built("1.0", List.of(receipt), FIRST), 0));
        }
    }

    @Test
    @Clause(value = "7.7-8", by = Deployments.class)
    void only_a_deployer_that_is_heeded_ties_a_version_to_a_package() {
        JsonObject stranger = deploy("deploy", "1.0", "2026-06-01T00:00:00Z", TestKeys.stranger());
        JsonObject own = deploy("deploy", "1.0", "2026-06-01T00:00:00Z", TestKeys.subject());
        JsonObject undigested = SignedFixtures.sign(
                Documents.with(
                        FIRST.without("signatures"),
                        "package",
                        Documents.parse("{\"name\": \"t\", \"version\": \"1.0\"}")),
                "agent-deployment-record-v1",
                TestKeys.deployer());

        for (JsonObject deployment : List.of(stranger, own, undigested)) {
            assertEquals(Optional.of("stated"), mark(built("1.0", List.of(receipt("completed", MADE)), deployment), 0));
        }
    }

    @ParameterizedTest
    @Clause(value = "7.7-9", by = Deployments.class)
    @CsvSource({
        "deploy,         2.0, confirmed, earlier",
        "deploy,         1.0, confirmed, confirmed",
        "alongside,      2.0, confirmed, confirmed",
        "remove,         1.0, confirmed, earlier",
        "retire-version, 1.0, confirmed, confirmed",
    })
    void what_ends_a_version_makes_its_samples_earlier_and_nothing_else_does(
            String act, String version, String before, String after) {
        List<JsonObject> receipts = List.of(receipt("completed", MADE));

        assertEquals(Optional.of(before), mark(built("1.0", receipts, FIRST), 0));
        assertEquals(
                Optional.of(after),
                mark(built("1.0", receipts, FIRST, deploy(act, version, "2026-08-01T00:00:00Z")), 0));
    }

    @Test
    @Clause(value = "7.7-9", by = Deployments.class)
    void a_version_beside_another_ends_when_it_is_retired_and_not_when_the_other_is_replaced() {
        JsonObject beside = deploy("alongside", "1.0", "2026-06-01T00:00:00Z");
        List<JsonObject> receipts = List.of(receipt("completed", MADE));

        assertEquals(
                Optional.of("confirmed"),
                mark(built("1.0", receipts, beside, deploy("deploy", "3.0", "2026-08-01T00:00:00Z")), 0));
        assertEquals(
                Optional.of("earlier"),
                mark(built("1.0", receipts, beside, deploy("retire-version", "1.0", "2026-08-01T00:00:00Z")), 0));
    }

    @Test
    @Clause(value = "7.7-8", by = Deployments.class)
    void a_receipt_from_after_the_end_of_a_deployment_was_not_issued_under_it() {
        assertEquals(
                Optional.of("stated"),
                mark(
                        built(
                                "1.0",
                                List.of(receipt("completed", MADE)),
                                FIRST,
                                deploy("deploy", "2.0", "2026-06-05T00:00:00Z")),
                        0));
    }

    @Test
    @Clause(value = "7.7-9", by = Deployments.class)
    void a_version_that_the_subject_itself_has_left_behind_is_no_current_work() {
        Documented doc = built("1.1", List.of(receipt("completed", MADE)), FIRST);

        assertEquals(Optional.of("earlier"), mark(doc, 0));
        assertEquals(List.of("deployment-0", "descriptor", "receipt-0", "samples"), marked(doc, 0));
    }

    @Test
    @Clause(value = "7.7-9", by = Deployments.class)
    void a_deploy_to_a_test_bench_takes_nothing_away_from_production() {
        JsonObject production = in("production", FIRST);

        assertEquals(
                Optional.of("confirmed"),
                mark(
                        built(
                                "1.0",
                                List.of(receipt("completed", MADE)),
                                production,
                                in("test", deploy("deploy", "2.0", "2026-08-01T00:00:00Z"))),
                        0));
    }

    @Test
    @Clause(value = "7.7-8", by = Samples.class)
    void an_agent_without_a_key_has_no_receipt_that_could_name_it() {
        Documented doc = new Documented(heeding(Assembling.from()
                        .url("card", "a2a-card", "https://a.example/card.json", """
                            {"name": "A", "skills": [{"id": "try", "name": "Try"}]}
                            """)
                        .url("samples", "commonagent:samples", "https://a.example/s.json", samples())
                        .file("receipt-0", "commonagent:receipt", receipt("completed", MADE))
                        .file("deployment-0", "deployment-record", FIRST))
                .json());

        assertEquals(Optional.of("stated"), mark(doc, 0));
    }

    @Test
    @Clause(value = "9.5-18", by = Samples.class)
    void an_open_ended_offering_shows_no_sample_for_it_claims_nothing() {
        Assembling sources = Assembling.from()
                .url("descriptor", "agent-descriptor", "https://a.example/d.json", """
                    {"format": "agent-descriptor-v1", "agent_version": "1.0",
                     "offerings": [{"id": "try", "name": "Anything", "scope": "open-ended"}]}
                    """)
                .url("samples", "commonagent:samples", "https://a.example/s.json", samples());

        assertFalse(new Documented(sources.json()).says("The first"));
        assertTrue(
                sources.findings().stream().anyMatch(finding -> finding.rule().equals("9.5-18")));
    }

    @Test
    @Clause(value = "7.7-12", by = Samples.class)
    void samples_of_an_offering_that_the_agent_does_not_list_are_not_carried() {
        Assembling sources = built("1.0", List.of(), """
            {"format": "agent-samples-v1", "samples": [
              {"id": "of-a-part", "offering": "a-part-of-the-solution", "title": "The part's own"}]}
            """);

        assertFalse(new Documented(sources.json()).says("The part's own"));
        assertEquals(
                1,
                new Documented(sources.json())
                        .at("sells", "offerings")
                        .elements()
                        .size());
        assertTrue(sources.findings().stream()
                .anyMatch(finding ->
                        finding.rule().equals("7.7-6") && finding.place().equals("samples")));
    }

    @Test
    @Clause(value = "7.7-12", by = Samples.class)
    void a_solutions_sample_rests_on_a_receipt_that_names_the_prime() {
        JsonObject ofAPart = sign(
                Documents.with(
                        receiptBody("completed", MADE, "task-1", PLATFORM),
                        "responder",
                        TestKeys.of("delegate").publicKey().nkey()),
                PLATFORM);

        assertEquals(Optional.of("stated"), mark(built("1.0", List.of(ofAPart), FIRST), 0));
        assertEquals(Optional.of("confirmed"), mark(built("1.0", List.of(receipt("completed", MADE)), FIRST), 0));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "[]",
                "{\"format\": \"agent-samples-v2\", \"samples\": [{\"id\": \"x\", \"offering\": \"try\"}]}",
                "{\"format\": \"agent-samples-v1\"}",
                "{\"format\": \"agent-samples-v1\", \"samples\": []}",
                "{\"format\": \"agent-samples-v1\", \"samples\": {\"id\": \"x\", \"offering\": \"try\"}}",
                "{\"format\": \"agent-samples-v1\", \"samples\": [{\"id\": \"x\"}, {\"offering\": \"try\"}, 4]}",
            })
    void a_list_that_cannot_be_read_shows_no_sample(String list) {
        Documented doc = new Documented(built("1.0", List.of(), list).json());

        assertTrue(doc.offering(0).member("samples").isEmpty());
    }

    @Test
    @Clause(
            value = {"5.3-2", "5.3-7"},
            by = Samples.class)
    void of_a_piece_only_what_any_stranger_may_use_is_carried() {
        Assembling sources = built("1.0", List.of(), """
            {"format": "agent-samples-v1", "token": "planted-secret", "samples": [
              {"id": "a", "offering": "try", "deliverable": "https://a.example/piece?key=planted-secret"},
              {"id": "b", "offering": "try", "deliverable": "https://user:planted-secret@a.example/piece"},
              {"id": "c", "offering": "try", "deliverable": {"url": "https://a.example/#planted-secret"}},
              {"id": "d", "offering": "try", "deliverable": {"ref": "urn:x:1", "media_type": "text/plain",
                  "size": 4, "credential": "planted-secret"}, "made_at": "soon", "poster": "planted-secret"},
              {"id": "e", "offering": "try", "deliverable": "https://a.example/piece"}]}
            """);
        Documented doc = new Documented(sources.json());
        List<Node> samples = doc.offering(0).member("samples").orElseThrow().elements();

        assertFalse(doc.says("planted-secret"));
        assertEquals(
                List.of(false, false, false, true, true),
                samples.stream()
                        .map(sample -> sample.member("deliverable").isPresent())
                        .toList());
        assertTrue(samples.get(3).member("made_at").isEmpty());
        assertEquals(
                List.of("samples#/samples/2/deliverable", "samples#/samples/2/deliverable"),
                sources.findings().stream()
                        .filter(finding -> finding.rule().equals("5.3-2"))
                        .map(finding -> finding.place())
                        .toList());
    }

    private static Documented built(String described, List<JsonObject> receipts, JsonObject... deployments) {
        Assembling sources = built(described, receipts, samples());
        for (int i = 0; i < deployments.length; i++) {
            sources.file("deployment-" + i, "deployment-record", deployments[i]);
        }
        return new Documented(heeding(sources).json());
    }

    private static Assembling built(String described, List<JsonObject> receipts, String samples) {
        JsonObject descriptor = Documents.parse("""
            {"format": "agent-descriptor-v1", "agent_version": "%s", "subject": {"id": "%s"},
             "offerings": [{"id": "try", "name": "Try a thing"}]}
            """.formatted(described, SUBJECT));
        Assembling sources = Assembling.from()
                .url(
                        "descriptor",
                        "agent-descriptor",
                        "https://a.example/d.json",
                        SignedFixtures.sign(descriptor, "descriptor-statement-v1", TestKeys.subject()))
                .url("samples", "commonagent:samples", "https://a.example/s.json", samples);
        for (int i = 0; i < receipts.size(); i++) {
            sources.url("receipt-" + i, "commonagent:receipt", "https://mesh.example/r" + i, receipts.get(i));
        }
        return sources;
    }

    private static Assembling heeding(Assembling sources) {
        return sources.trusting(new Trust(
                Map.of(),
                Set.of(TestKeys.deployer().publicKey(), TestKeys.subject().publicKey()),
                Set.of(PLATFORM.publicKey(), TestKeys.subject().publicKey()),
                Set.of(),
                Set.of(),
                Set.of()));
    }

    private static String samples() {
        return """
            {"format": "agent-samples-v1", "samples": [
              {"id": "one", "offering": "try", "title": "The first", "deliverable": "urn:example:1",
               "receipt": "task-1", "agent_version": "1.0", "made_at": "2026-06-10T10:00:00Z"},
              {"id": "two", "offering": "try", "title": "The second", "deliverable": "urn:example:2",
               "receipt": "task-2", "agent_version": "2.0", "made_at": "2026-07-10T10:00:00Z"},
              {"id": "three", "offering": "try", "title": "The third", "deliverable": "urn:example:3",
               "agent_version": "2.0"}]}
            """;
    }

    private static JsonObject receipt(String name, String at) {
        return receipt(name, at, "task-1");
    }

    private static JsonObject receipt(String name, String at, String task) {
        return sign(receiptBody(name, at, task, PLATFORM), PLATFORM);
    }

    private static JsonObject receiptBody(String name, String at, String task, SigningKey by) {
        return Documents.parse(
                """
                {"receipt": "v1", "name": "%s", "responder": "%s", "offering": "try", "task_id": "%s",
                 "completed_at": "%s", "claimed_cost": "424242 XCR", "by": "%s"}
                """.formatted(name, SUBJECT, task, at, by.publicKey().nkey()));
    }

    private static JsonObject sign(JsonObject body, SigningKey key) {
        return SignedFixtures.sign(body, "agentmesh-receipt-v1", key);
    }

    private static JsonObject deploy(String act, String version, String at) {
        return deploy(act, version, at, TestKeys.deployer());
    }

    private static JsonObject deploy(String act, String version, String at, SigningKey by) {
        return SignedFixtures.sign(
                Documents.parse("""
                    {"format": "agent-deployment-record-v1", "role": "deployment-manager", "act": "%s",
                     "package": {"name": "t", "version": "%s", "sha256": "%s"},
                     "subject": {"id": "%s"}, "produced_at": "%s", "by": "%s", "signatures": []}
                    """.formatted(
                                act,
                                version,
                                version.substring(0, 1).repeat(64),
                                SUBJECT,
                                at,
                                by.publicKey().nkey())),
                "agent-deployment-record-v1",
                by);
    }

    private static JsonObject in(String environment, JsonObject deployment) {
        return SignedFixtures.sign(
                Documents.with(deployment.without("signatures"), "environment", environment),
                "agent-deployment-record-v1",
                TestKeys.deployer());
    }

    private static Node sample(Documented doc, int index) {
        return doc.offering(0).member("samples").orElseThrow().elements().get(index);
    }

    private static List<String> marked(Documented doc, int index) {
        return sample(doc, index).member("state_sources").orElseThrow().elements().stream()
                .flatMap(id -> id.text().stream())
                .toList();
    }

    private static Optional<String> mark(Documented doc, int index) {
        return sample(doc, index).text("state");
    }
}
