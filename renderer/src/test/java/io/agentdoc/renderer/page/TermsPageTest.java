package io.agentdoc.renderer.page;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.words.Words;
import io.agentdoc.testing.Clause;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a page makes of signed terms: shown as what they are, apart from what is only described. */
class TermsPageTest {

    @Test
    void a_price_in_terms_is_neither_silence_about_money_nor_one_price() {
        String page = page("""
            {"id": "a", "name": "A", "scope": "task-specific", "state": "declared",
             "price_terms": {"time_and_materials": {"currency": "EUR", "cap": {"amount": 4000}}}}\
            """);

        assertTrue(page.contains("No one price."), page);
        assertTrue(page.contains("4000"));
        assertFalse(page.contains("No price is published."));
        assertTrue(page("{\"id\": \"a\", \"name\": \"A\", \"scope\": \"task-specific\", \"state\": \"declared\"}")
                .contains("No price is published. That does not mean it is free."));
    }

    @Test
    @Clause("9.5-12")
    void a_piece_says_who_names_it_where_a_list_has_several_sources() {
        String mixed = page("""
            {"id": "a", "name": "A", "scope": "task-specific", "state": "declared",
             "deliverables": {"per_task": [{"name": "journal", "name_from": "terms"},
                                           {"name": "answer", "name_from": "descriptor"}]}}\
            """);
        String one = page("""
            {"id": "a", "name": "A", "scope": "task-specific", "state": "declared",
             "deliverables": {"per_task": [{"name": "journal"}, {"name": "answer"}]},
             "deliverables_from": "terms"}\
            """);

        assertTrue(mixed.contains("said by"));
        assertFalse(one.contains("said by"));
        assertTrue(one.contains("Nothing here says how good they will be."));
    }

    @Test
    @Clause("9.8-7")
    void a_standing_grant_stands_above_one_for_a_task() {
        String page = page("""
            {"id": "a", "name": "A", "scope": "task-specific", "state": "declared",
             "inputs": [{"name": "one-time-share", "kind": "shared_resource", "access": "read", "when": "per_task"},
                        {"name": "lasting-folder", "kind": "shared_resource", "access": "read", "when": "standing"},
                        {"name": "sent-file", "media_type": "text/csv", "when": "per_task"}],
             "inputs_from": "terms"}\
            """);

        assertTrue(page.indexOf("lasting-folder") < page.indexOf("one-time-share"));
    }

    @Test
    void a_reports_enrollment_is_called_that() {
        assertTrue(page("{\"id\": \"a\", \"name\": \"A\", \"scope\": \"task-specific\", \"state\": \"declared\"}")
                .contains("Enrollment"));
    }

    @Test
    void a_signed_source_that_fills_nothing_shows_no_attribute() {
        String filling = page("""
            {"id": "a", "name": "A", "scope": "task-specific", "state": "declared",
             "arrangement": "fixed_fee", "arrangement_from": "terms"}\
            """);
        String idle = page(
                "\"descriptor\"",
                "{\"id\": \"a\", \"name\": \"A\", \"scope\": \"task-specific\", \"state\": \"declared\"}");

        assertTrue(attribute(filling, "Contractable").contains("[terms]"), attribute(filling, "Contractable"));
        assertFalse(attribute(idle, "Contractable").contains("[terms]"), attribute(idle, "Contractable"));
        assertFalse(attribute(filling, "Reputable").contains("[report]"), "unproven is not enrolled");
    }

    /** The words of the row of that attribute. */
    private static String attribute(String page, String name) {
        String rows = page.substring(page.indexOf("id=\"attributes\""));
        String row = rows.substring(rows.indexOf("<dt>" + name));
        return row.substring(0, row.indexOf("</div>")).replaceAll("<[^>]*>", " ");
    }

    private static String page(String offering) {
        return page("\"descriptor\", \"terms\"", offering);
    }

    private static String page(String from, String offering) {
        Bytes document = Bytes.utf8("""
            {"agentdoc": "v1", "subject": {"id": "x"}, "assembled_at": "2026-10-01T10:00:00Z",
             "assembled_by": "https://directory.example", "assembled_by_operator": false,
             "sources": [{"id": "descriptor", "kind": "agent-descriptor", "url": "https://x.example/d",
                          "fetched_at": "2026-10-01T09:00:00Z", "signature": "unsigned"},
                         {"id": "terms", "kind": "sow-standing-proposal", "url": "https://x.example/t",
                          "fetched_at": "2026-10-01T09:00:00Z", "signature": "verified"},
                         {"id": "report", "kind": "reputation-report", "url": "https://x.example/r",
                          "fetched_at": "2026-10-01T09:00:00Z", "signature": "verified"}],
             "sections": {"sells": {"from": [%s], "offerings": [%s]},
                          "standing": {"from": ["report"], "reports": [
                            {"by": "https://x.example", "enrollment": "unproven", "record": "report"}]}},
             "not_stated": ["sells.offerings[a].price"], "signatures": []}
            """.formatted(from, offering));
        var settings = new PageSettings(
                Words.english(),
                Optional.empty(),
                false,
                new Assets().under("assets/"),
                Optional.of("x.json"),
                Optional.empty());
        return new PageRenderer()
                .render(document, settings)
                .orElseThrow()
                .html()
                .display();
    }
}
