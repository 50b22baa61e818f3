package io.agentdoc.renderer.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.words.Words;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A row in bytes and back. */
class RowFormTest {
    private static final Words WORDS = Words.english();

    private static ListingRow row(String offerings) {
        Bytes document = Bytes.utf8("""
                {"agentdoc":"v1","subject":{"id":"https://one.example/","name":"One"},
                 "assembled_at":"2026-10-03T00:00:00Z","stale_after":"2026-10-10T00:00:00Z",
                 "sections":{"identity":{"from":["d"],"name":"<b>One</b>","acts_for":"anyone"},
                   "sells":{"from":["d"],"offerings":%s}},
                 "not_stated":["access"]}""".formatted(offerings));
        var page = new PageSettings(
                WORDS, Optional.empty(), true, new Assets().under("assets/"), Optional.empty(), Optional.empty());
        return new PageRenderer().render(document, page).orElseThrow().row();
    }

    @Test
    void a_row_is_the_same_after_it_was_written_and_read_with_the_members_in_their_order() {
        for (String offerings : new String[] {
            "[]",
            "{}",
            "[7, \"a text\", {\"id\": 3, \"scope\": []}]",
            "[{\"id\":\"n\",\"name\":\"Named\",\"does\":\"Does it.\",\"state\":\"declared\",\"price\":\"2 GBP\"}]",
            """
            [{"name":"<i>Open</i>","scope":"open-ended","authority":["sends-messages","a new word","spends-money"],
              "ceilings":{"messages_per_job":{"most":6},"cost_per_job":{"most":{"currency":"GBP","micros":2000000}},
                "job_seconds":{"most":7200}}},
             {"id":"f","scope":"open-with-focus","focus":"software","role":"changer"},
             {"id":"o","scope":"a scope nobody <knows>"}]"""
        }) {
            ListingRow row = row(offerings);
            Bytes form = RowForm.write(row);
            assertEquals(Optional.of(row), RowForm.read(form, WORDS), offerings);
            assertEquals(form, RowForm.write(RowForm.read(form, WORDS).orElseThrow()));
        }
    }

    /** Who could change the bytes could say something else in them, and could not say it in HTML. */
    @Test
    void what_stands_in_the_bytes_is_text_and_never_html() {
        String form = RowForm.write(row("[{\"name\":\"Open\",\"scope\":\"open-ended\"}]"))
                .display();
        assertFalse(form.contains("<bdi"), form);
        ListingRow read = RowForm.read(Bytes.utf8(form.replace("\"Open\"", "\"<script>\"")), WORDS)
                .orElseThrow();
        assertTrue(read.opens().getFirst().name().toString().contains("&lt;script&gt;"), read.toString());
    }
}
