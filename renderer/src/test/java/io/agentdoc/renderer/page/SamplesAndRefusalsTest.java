package io.agentdoc.renderer.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.words.Words;
import io.agentdoc.testing.Clause;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

/** What a page says of published work, of who refuses, and of what nobody said. */
class SamplesAndRefusalsTest {
    private static final String CONSENT = "agreed to its being shown is the publisher's word";
    private static final String SAMPLES = """
            [{"id": "one", "title": "The first", "state": "confirmed", "state_from": "receipt", "receipt": "task-1"},
             {"id": "two", "title": "The second", "state": "earlier", "state_from": "receipt", "receipt": "task-2"},
             {"id": "three", "title": "The third", "state": "stated", "agent_version": "0.9"}]
            """;

    @Test
    @Clause("7.7-7")
    void beside_samples_stands_that_nobody_here_could_check_their_requesters_consent() {
        assertTrue(page("task-specific", SAMPLES).text().contains(CONSENT));
        assertFalse(page("task-specific", "[]").text().contains(CONSENT));
    }

    @Test
    @Clause({"7.7-8", "7.7-9", "7.7-10"})
    void each_sample_says_what_it_rests_on() {
        Document page = page("task-specific", SAMPLES);

        assertTrue(at(page, "one").contains("Confirmed: a receipt ties it to this agent at this version."));
        assertTrue(at(page, "one").contains("[receipt]"), at(page, "one"));
        assertTrue(at(page, "two").contains("Earlier: made by a version that is no longer deployed."));
        assertTrue(at(page, "three").contains("Stated: it rests on the publisher's word alone."));
        assertTrue(at(page, "three").contains("0.9"));
        assertFalse(at(page, "three").contains("[receipt]"));
    }

    @Test
    @Clause("9.5-18")
    void an_open_ended_offering_shows_no_sample_though_a_document_should_have_some() {
        Document page = page("open-ended", SAMPLES);

        assertFalse(page.text().contains("The first"));
        assertFalse(page.text().contains(CONSENT));
    }

    @Test
    @Clause("4.7-2")
    void a_refusal_of_which_nobody_says_who_decides_is_not_said_to_be_a_rules() {
        Document page = page("task-specific", "[]");

        assertEquals(
                List.of(true, false, false),
                List.of(0, 1, 2).stream()
                        .map(index -> refusal(page, index).contains("What decides it is not stated."))
                        .toList());
        assertFalse(refusal(page, 0).contains("decided by"));
        assertTrue(refusal(page, 1).contains("decided by a person"));
        assertTrue(refusal(page, 2).contains("decided by a rule"));
    }

    @Test
    @Clause("6.9-3")
    void whether_anybody_attends_it_is_not_stated_where_nobody_says_so() {
        String shape = Optional.ofNullable(page("task-specific", "[]").getElementById("shape"))
                .orElseThrow()
                .text();

        assertTrue(shape.contains("Not stated."), shape);
        assertFalse(shape.toLowerCase(java.util.Locale.ROOT).contains("service"), shape);
    }

    private static String at(Document page, String sample) {
        return Optional.ofNullable(page.getElementById("sells.offerings[try].samples[" + sample + "]"))
                .orElseThrow()
                .text();
    }

    private static String refusal(Document page, int index) {
        return Optional.ofNullable(page.getElementById("refuses.refusals[" + index + "]"))
                .orElseThrow()
                .text();
    }

    private static Document page(String scope, String samples) {
        String document = """
                {"agentdoc": "v1", "subject": {"id": "https://a.example/card.json"}, "assembled_at": "2026-10-01T09:00:00Z",
                 "assembled_by": "https://directory.example", "assembled_by_operator": false,
                 "sources": [
                   {"id": "receipt", "kind": "commonagent:receipt", "url": "https://mesh.example/1", "signature": "verified",
                    "fetched_at": "2026-10-01T09:00:00Z", "digest": "sha256:%s"},
                   {"id": "samples", "kind": "commonagent:samples", "url": "https://a.example/s.json", "signature": "unsigned",
                    "fetched_at": "2026-10-01T09:00:00Z", "digest": "sha256:%s"}],
                 "sections": {
                   "shape": {"from": ["samples"]},
                   "sells": {"from": ["receipt", "samples"], "scopes": ["%s"],
                     "offerings": [{"id": "try", "name": "Try", "scope": "%s", "samples": %s, "samples_from": "samples"}]},
                   "refuses": {"from": ["samples"], "refusals": [
                     {"statement": "It guesses nothing.", "kind": "role", "state": "declared"},
                     {"statement": "It hides nothing.", "kind": "role", "state": "declared", "decided_by": "person"},
                     {"statement": "It takes nothing.", "kind": "role", "state": "declared", "decided_by": "rule"}]}},
                 "not_stated": ["identity", "shape.interaction"], "signatures": []}
                """.formatted("1".repeat(64), "2".repeat(64), scope, scope, samples);
        var settings = new PageSettings(
                Words.english(),
                Optional.empty(),
                true,
                new Assets().under("assets/"),
                Optional.of("a.json"),
                Optional.empty());
        RenderedPage page =
                new PageRenderer().render(Bytes.utf8(document), settings).orElseThrow();
        return Jsoup.parse(new String(page.html().toArray(), StandardCharsets.UTF_8));
    }
}
