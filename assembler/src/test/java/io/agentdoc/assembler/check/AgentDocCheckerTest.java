package io.agentdoc.assembler.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Agents;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.Edit;
import io.agentdoc.assembler.fixture.ExampleAgent;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.assembler.sign.AssemblySigner;
import io.agentdoc.assembler.sign.Signing;
import io.agentdoc.assembler.trace.FrameTrace;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.testing.Clause;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A document that keeps every rule of 9.10, and the same altered in one member. */
class AgentDocCheckerTest {
    private static final Assembling SOURCES = Agents.complete();
    private static final JsonObject DOC = SOURCES.json();
    private static final Instant NOW = Instant.parse("2099-01-01T00:00:00Z");

    @Test
    void what_was_assembled_from_these_sources_keeps_every_rule() {
        for (Assembling sources : List.of(Agents.complete(), ExampleAgent.complete())) {
            Examination examination = check(sources.json(), sources);
            assertEquals(List.of(), errors(examination));
            assertEquals(List.of(), examination.cannotCheck());
        }
    }

    @Test
    @Clause(value = "9.10-1", by = AgentDocChecker.class)
    void a_section_that_names_a_source_which_is_not_listed_is_found() {
        found("9.10-1", "handling.from", Edit.with(DOC, "/sections/handling/from/0", text("nobody")));
    }

    @Test
    @Clause(value = "9.10-2", by = AgentDocChecker.class)
    void a_source_that_changed_and_one_that_is_gone_are_found() {
        Bytes changed = Bytes.utf8("{\"name\":\"Tester\"}");
        SourceBytes served = source -> new SourceBytes.Found(
                held(SOURCES, source),
                source.id().text().equals("card")
                        ? new SourceBytes.Answer.Served(changed)
                        : new SourceBytes.Answer.Gone("404"));
        List<String> places = errors(check(DOC, served)).stream()
                .filter(finding -> finding.rule().equals("9.10-2"))
                .map(Finding::place)
                .toList();
        assertTrue(places.contains("sources[card].digest"), places.toString());
        assertTrue(places.contains("sources[descriptor].url"), places.toString());
    }

    @Test
    @Clause(
            value = {"9.10-2", "9.10-11", "14-1"},
            by = AgentDocChecker.class)
    void a_source_that_nobody_could_look_at_is_told_and_is_no_pass() {
        Examination examination = check(DOC, source -> new SourceBytes.Found(Optional.empty(), nobody()));
        assertEquals(List.of(), errors(examination));
        assertEquals(SOURCES.sourceIds().size(), examination.cannotCheck().size());
        assertTrue(
                examination.cannotCheck().getFirst().contains(" is unavailable: "),
                examination.cannotCheck().toString());
    }

    @Test
    @Clause(value = "9.10-3", by = AgentDocChecker.class)
    void a_fact_that_no_source_says_is_found_with_its_place() {
        found(
                "9.10-3",
                "sells.offerings[try].price",
                Edit.with(DOC, "/sections/sells/offerings/0/price", text("2 EUR")));
        found(
                "9.10-3",
                "handling.retention_max_days",
                Edit.with(DOC, "/sections/handling/retention_max_days", new JsonNumber("3")));
        found(
                "9.10-3",
                "sells.offerings[try].inputs[thing].required",
                Edit.with(DOC, "/sections/sells/offerings/0/inputs/0/required", JsonBoolean.of(false)));
        found(
                "9.10-3",
                "reaches.ceilings[0].suggested",
                Edit.with(DOC, "/sections/reaches/ceilings/0/suggested", new JsonNumber("6")));
        found("9.10-3", "sources[card].agent_version", Edit.with(DOC, source("card") + "/agent_version", text("9")));
        found("9.10-3", "subject.handle", Edit.with(DOC, "/subject/handle", text("other@example.org")));
    }

    @Test
    @Clause(value = "9.10-3", by = AgentDocChecker.class)
    void a_value_that_stands_only_at_another_place_of_its_source_is_found() {
        Finding finding = found(
                "9.10-3",
                "refuses.hands_over[0]",
                Edit.with(DOC, "/sections/refuses/hands_over/0", text("It answers tests.")));
        assertTrue(finding.message().contains("A thing that breaks twice."), finding.message());

        Finding moved = found(
                "9.10-3",
                "sells.offerings[try].focus",
                Edit.with(DOC, "/sections/sells/offerings/0/focus", text("It answers tests.")));
        assertTrue(moved.message().contains("another place of the cited source"), moved.message());
    }

    @Test
    @Clause(value = "9.10-3", by = AgentDocChecker.class)
    void a_value_that_only_a_source_outside_from_says_is_found() {
        JsonObject swapped = Edit.with(DOC, "/sections/sells/offerings/0/price_from", text("descriptor"));
        Finding finding = found("9.10-3", "sells.offerings[try].price", swapped);
        assertEquals(
                "fact_not_in_source: the source registration says it, and it is not cited here", finding.message());
    }

    @Test
    @Clause(value = "9.10-3", by = AgentDocChecker.class)
    void the_spelling_of_a_key_a_digest_or_a_number_is_no_finding() {
        String hex = TestKeys.subject().publicKey().toString();
        JsonObject respelled = Edit.with(DOC, "/sections/identity/signing_key", text(hex));
        assertEquals(List.of(), errors(check(respelled, SOURCES)));
        JsonObject number = Edit.with(DOC, "/sections/handling/retention_max_days", new JsonNumber("30.0"));
        assertEquals(List.of(), errors(check(number, SOURCES)));
    }

    @Test
    @Clause(value = "9.10-4", by = AgentDocChecker.class)
    void a_summary_grade_is_found() {
        found("9.10-4", "sells.rating", Edit.with(DOC, "/sections/sells/rating", new JsonNumber("5")));
    }

    @Test
    @Clause(value = "9.10-5", by = AgentDocChecker.class)
    void a_ceiling_that_a_model_keeps_and_the_document_enforces_is_found() {
        found(
                "9.10-5",
                "sells.offerings[try].ceilings.job_seconds.enforced",
                Edit.with(DOC, "/sections/sells/offerings/0/ceilings/job_seconds/enforced", JsonBoolean.of(true)));
    }

    @Test
    @Clause(value = "9.10-6", by = AgentDocChecker.class)
    void an_offering_without_its_scope_is_found() {
        found("9.10-6", "sells.offerings[try].scope", Edit.without(DOC, "/sections/sells/offerings/0/scope"));
    }

    @Test
    @Clause(value = "9.10-7", by = AgentDocChecker.class)
    void an_open_ended_offering_that_says_what_it_can_do_is_found() {
        found(
                "9.10-7",
                "sells.offerings[try].does",
                Edit.with(DOC, "/sections/sells/offerings/0/scope", text("open-ended")));
    }

    @Test
    @Clause(value = "9.10-8", by = AgentDocChecker.class)
    void a_missing_moment_is_found() {
        found("9.10-8", "assembled_at", Edit.without(DOC, "/assembled_at"));
        found("9.10-8", "sources[card].fetched_at", Edit.without(DOC, source("card") + "/fetched_at"));
    }

    @Test
    @Clause(value = "9.10-9", by = AgentDocChecker.class)
    void a_silence_that_is_not_named_is_found_and_so_is_one_that_is_named_wrongly() {
        JsonArray silent = (JsonArray) DOC.get("not_stated").orElseThrow();
        found("9.10-9", "sells.offerings[try].minimum", Edit.with(DOC, "/not_stated", without(silent, "minimum")));

        JsonArray claimed = new JsonArray(Stream.concat(silent.elements().stream(), Stream.<Json>of(text("handling")))
                .toList());
        JsonObject withheld = Edit.with(Edit.without(DOC, "/sections/handling"), "/not_stated", claimed);
        Finding finding = found("9.10-9", "handling", withheld);
        assertEquals(Level.WARNING, finding.level());
        assertTrue(finding.message().contains("descriptor"), finding.message());
    }

    @Test
    @Clause(value = "9.10-9", by = AgentDocChecker.class)
    void what_a_source_calls_the_agent_or_itself_is_not_left_out() {
        assertEquals(
                Level.WARNING,
                found("9.10-9", "subject.handle", Edit.without(DOC, "/subject/handle"))
                        .level());
        found(
                "9.10-9",
                "sources[descriptor].agent_version",
                Edit.without(DOC, source("descriptor") + "/agent_version"));
    }

    @Test
    @Clause(value = "9.10-10", by = AgentDocChecker.class)
    void a_default_for_what_is_not_stated_is_found() {
        found(
                "9.10-10",
                "sells.offerings[try].minimum",
                Edit.with(DOC, "/sections/sells/offerings/0/minimum", new JsonNumber("1")));
    }

    @Test
    @Clause(value = "9.11-1", by = AgentDocChecker.class)
    void the_assemblers_signature_is_checked() {
        Signing signing = new AssemblySigner(TestKeys.of("assembler")).sign(DOC);
        JsonObject signed = ((Signing.Signed) signing).document();
        assertEquals(List.of(), errors(check(signed, SOURCES)));
        found("9.11-1", "signatures", Edit.with(signed, "/assembled_by", text("somebody else")));
    }

    @Test
    @Clause(value = "9.4-5", by = AgentDocChecker.class)
    void what_is_said_of_a_sources_signature_is_checked() {
        found("9.4-5", "sources[card].signature", Edit.with(DOC, source("card") + "/signature", text("verified")));
        found(
                "9.4-5",
                "sources[descriptor].signature",
                Edit.with(DOC, source("descriptor") + "/signature", text("unsigned")));
    }

    @Test
    @Clause(value = "9.4-21", by = AgentDocChecker.class)
    void what_is_confirmed_rests_on_a_case_about_that_very_thing() {
        JsonObject confirmed = Edit.with(
                Edit.with(
                        Edit.with(DOC, "/sections/leaves/records/0/state", text("confirmed")),
                        "/sections/leaves/records/0/confirmed_by",
                        text("evaluation")),
                "/sections/leaves/records/0/confirmed_at",
                text("2026-09-28T09:00:00Z"));
        found("9.10-3", "leaves.records[trial log].state", confirmed);
    }

    @Test
    @Clause(value = "9.4-5", by = FrameTrace.class)
    void a_source_that_is_said_to_name_the_subject_and_does_not_is_found() {
        found("9.10-3", "sources[card].joined_by", Edit.with(DOC, source("card") + "/joined_by", text("named")));
    }

    @Test
    @Clause(value = "9.3-5", by = AgentDocChecker.class)
    void a_view_that_was_assembled_after_the_check_is_found() {
        JsonObject later = Edit.with(
                Edit.with(DOC, "/assembled_at", text("2099-01-01T00:05:01Z")),
                "/stale_after",
                text("2099-02-01T00:00:00Z"));
        found("9.3-5", "assembled_at", later);
        JsonObject atTheEdge = Edit.with(later, "/assembled_at", text("2099-01-01T00:05:00Z"));
        assertTrue(check(atTheEdge, SOURCES).findings().stream()
                .noneMatch(one -> one.place().equals("assembled_at")));
    }

    @Test
    @Clause(value = "4.3-4", by = AgentDocChecker.class)
    void an_answer_that_contradicts_the_document_is_told_with_both_values() {
        JsonObject asked = Documents.parse("""
            {"at": "2026-10-05T10:00:00Z", "what": "asked what it costs",
             "asked": {"interface": "interface-worker", "exchange": "estimate", "offering": "try"},
             "answer": {"price": "3 EUR"}, "by": "the test bench"}
            """);
        Assembling sources = Agents.complete().without("probe").ours("probe", asked);
        Finding finding = check(sources.json(), sources).findings().stream()
                .filter(one -> one.rule().equals("4.3-4"))
                .findFirst()
                .orElseThrow();
        assertEquals("sells.offerings[try].price", finding.place());
        assertEquals(
                "consistency: the document carries \"2.5 EUR\", and in probe the agent answered \"3 EUR\"",
                finding.message());
    }

    @Test
    @Clause(value = "9.4-20", by = AgentDocChecker.class)
    void a_difference_between_the_descriptor_and_its_card_that_nobody_tells_of_is_found() {
        JsonObject card = Edit.with(Agents.card(), "/description", text("It answers everything."));
        Assembling sources = Agents.complete(Agents.descriptorBody(), card, Agents.registration());
        assertEquals(List.of(), errors(check(sources.json(), sources)));
        Examination silent = check(Edit.without(sources.json(), "/disagreements"), sources);
        assertTrue(silent.findings().stream()
                .anyMatch(one -> one.rule().equals("9.4-20") && one.place().equals("identity.description")));
    }

    private static Finding found(String rule, String place, JsonObject altered) {
        List<Finding> findings = check(altered, SOURCES).findings();
        return findings.stream()
                .filter(one -> one.rule().equals(rule) && one.place().startsWith(place))
                .findFirst()
                .orElseThrow(() -> new AssertionError(rule + " " + place + " is not among " + findings));
    }

    private static Examination check(JsonObject document, Assembling sources) {
        return check(document, source -> new SourceBytes.Found(held(sources, source), nobody()));
    }

    private static Examination check(JsonObject document, SourceBytes sources) {
        return new AgentDocChecker(sources, SignatureRules.standard(), Optional.of(NOW))
                .examine(new Target.Document("agentdoc.json", Bytes.empty(), document));
    }

    private static SourceBytes.Answer nobody() {
        return new SourceBytes.Answer.Nobody("nobody was asked");
    }

    private static Optional<Bytes> held(Assembling sources, Source source) {
        Map<Digest, Bytes> store = new HashMap<>();
        sources.sourceIds().forEach(id -> store.put(Digest.of(sources.bytes(id)), sources.bytes(id)));
        return source.digest().flatMap(digest -> Optional.ofNullable(store.get(digest)));
    }

    private static List<Finding> errors(Examination examination) {
        return examination.findings().stream()
                .filter(finding -> finding.level() == Level.ERROR)
                .toList();
    }

    private static JsonArray without(JsonArray texts, String part) {
        return new JsonArray(texts.elements().stream()
                .filter(one -> !new Node(one, io.agentdoc.document.value.JsonPointer.root())
                        .text()
                        .orElse("")
                        .endsWith(part))
                .toList());
    }

    /** Where that source is listed. */
    private static String source(String id) {
        List<String> ids = Node.root(DOC).member("sources").orElseThrow().elements().stream()
                .map(listed -> listed.text("id").orElseThrow())
                .toList();
        return "/sources/" + ids.indexOf(id);
    }

    private static JsonText text(String text) {
        return new JsonText(text);
    }
}
