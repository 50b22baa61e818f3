package io.agentdoc.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.cli.Golden;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.JsonObject;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RunReportTest {
    private static final Instant NOON = Instant.parse("2026-10-01T12:00:00Z");
    private static final RunReport.Frame FRAME =
            new RunReport.Frame("agentdoc 1.0", NOON, NOON.plusSeconds(61), NOON.minusSeconds(5));

    private static AgentReport agent(String id, Became became, Finding... findings) {
        SourceLine had = new SourceLine(
                "card",
                "a2a-card",
                "https://" + id + ".example/card.json",
                "fetched",
                Optional.of("sha256:" + "0".repeat(64)),
                Optional.of("unsigned"),
                Optional.empty(),
                "fetched");
        SourceLine missed = new SourceLine(
                "listing",
                "listing",
                "https://" + id + ".example/listing.json",
                "refused",
                Optional.empty(),
                Optional.of("not_checked"),
                Optional.of("the file has more than 10 bytes"),
                "too_large");
        return new AgentReport(
                id,
                became,
                Optional.of("agents/" + id + ".json"),
                Optional.of("agents/" + id + "/index.html"),
                List.of(had, missed),
                List.of(new HopLine("a2a-card", "https://" + id + ".example/card.json", "well-known", "absent")),
                List.of(new Skipped("https://" + id + ".example/private.json", "its visibility is private")),
                List.of(findings),
                List.of(JsonObject.builder().put("member", "identity.name").build()));
    }

    private static String written(RunReport report) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        report.write(FRAME, out);
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void agents_stand_in_the_order_of_their_ids_whenever_they_ended() {
        try (RunReport report = new RunReport()) {
            report.add(agent("b", Became.WITHHELD, new Finding("9.4-2", Level.ERROR, "subject.id", "nobody says who")));
            report.add(agent("a", Became.PUBLISHED));
            Golden.same(Golden.resources().resolve("report/two-agents.json"), written(report));
        }
    }

    @Test
    void a_run_of_no_agents_has_a_report_too() {
        try (RunReport report = new RunReport()) {
            Golden.same(Golden.resources().resolve("report/no-agents.json"), written(report));
        }
    }

    @Test
    void findings_are_stable_lines_that_name_the_agent() {
        try (RunReport report = new RunReport()) {
            report.add(agent("b", Became.PUBLISHED, new Finding("6.4-1", Level.WARNING, "card#/name", "not a text")));
            report.add(agent("a", Became.WITHHELD, new Finding("withheld", Level.ERROR, "", "nobody says who")));
            List<String> lines = new ArrayList<>();
            report.findings(lines::add);
            assertEquals(List.of("error withheld a: nobody says who", "warning 6.4-1 b#card#/name: not a text"), lines);
        }
    }

    @Test
    void what_hides_or_turns_stands_as_an_escape_and_means_the_same() {
        try (RunReport report = new RunReport()) {
            report.add(
                    agent("a", Became.PUBLISHED, new Finding("x", Level.NOTE, "", "\u202Eevil\u200B \u009B \u001B")));
            String json = written(report);
            assertFalse(json.contains("\u202E") || json.contains("\u200B") || json.contains("\u009B"));
            assertTrue(json.contains("\\u202eevil\\u200b \\u009b \\u001b"), json);
            List<String> lines = new ArrayList<>();
            report.findings(lines::add);
            assertEquals(List.of("note x a: \u202Eevil\u200B \u009B \u001B"), lines);
        }
    }

    @Test
    void sums_count_what_was_not_had_by_its_cause() {
        try (RunReport report = new RunReport()) {
            report.add(agent("a", Became.PUBLISHED));
            report.add(agent("b", Became.NOTHING_FOUND));
            assertEquals(2, report.totals().agents());
            assertEquals(1, report.totals().agents(Became.NOTHING_FOUND));
            assertEquals("{too_large=2}", report.totals().causes().toString());
        }
    }
}
