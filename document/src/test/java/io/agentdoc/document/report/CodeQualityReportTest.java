package io.agentdoc.document.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.value.Bytes;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The form that GitLab's documentation of Code Quality reports asks for. */
class CodeQualityReportTest {

    @Test
    void an_entry_has_every_member_that_is_asked_for() {
        JsonObject entry = entry(report(found(Level.ERROR, "/sells/0", 7)), 0);
        assertEquals("/sells/0: no price", text(entry, "description"));
        assertEquals("9.10-3", text(entry, "check_name"));
        assertEquals("major", text(entry, "severity"));
        assertEquals(
                Bytes.utf8("{\"lines\":{\"begin\":7},\"path\":\"agentdoc.json\"}"),
                CanonicalJson.of(entry.get("location").orElseThrow()));
        assertEquals(64, text(entry, "fingerprint").length());
    }

    @Test
    void the_fingerprint_outlives_a_move_and_tells_equal_findings_apart() {
        JsonArray report = report(
                found(Level.ERROR, "/sells/0", 7), found(Level.ERROR, "/sells/0", 7), found(Level.NOTE, "/sells/1", 7));
        JsonArray moved = report(found(Level.ERROR, "/sells/0", 90));
        assertEquals(text(entry(report, 0), "fingerprint"), text(entry(moved, 0), "fingerprint"));
        assertNotEquals(text(entry(report, 0), "fingerprint"), text(entry(report, 1), "fingerprint"));
        assertNotEquals(text(entry(report, 0), "fingerprint"), text(entry(report, 2), "fingerprint"));
        assertEquals("info", text(entry(report, 2), "severity"));
    }

    @Test
    void what_could_not_be_checked_is_no_empty_report() {
        JsonArray report = CodeQualityReport.of(
                List.of(new Checked("agentdoc.json", "agentdoc", List.of(), List.of("its card cannot be reached"))));
        assertEquals("cannot_check", text(entry(report, 0), "check_name"));
        assertEquals("its card cannot be reached", text(entry(report, 0), "description"));
    }

    private static Located found(Level level, String place, long line) {
        return new Located(
                new Finding("9.10-3", level, place, "no price"), Optional.empty(), Optional.of(new Position(line, 3)));
    }

    private static JsonArray report(Located... found) {
        return CodeQualityReport.of(List.of(new Checked("agentdoc.json", "agentdoc", List.of(found), List.of())));
    }

    private static JsonObject entry(JsonArray report, int index) {
        return (JsonObject) report.elements().get(index);
    }

    private static String text(JsonObject entry, String member) {
        return ((JsonText) entry.get(member).orElseThrow()).value();
    }
}
