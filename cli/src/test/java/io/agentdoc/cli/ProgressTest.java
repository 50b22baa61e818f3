package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.cli.report.AgentReport;
import io.agentdoc.cli.report.Became;
import io.agentdoc.cli.report.SourceLine;
import io.agentdoc.cli.report.Totals;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ProgressTest {
    private static AgentReport agent(String cause) {
        SourceLine source = new SourceLine(
                "card", "a2a-card", "", "unreachable", Optional.empty(), Optional.empty(), Optional.empty(), cause);
        return new AgentReport(
                "a",
                Became.NOTHING_FOUND,
                Optional.empty(),
                Optional.empty(),
                List.of(source),
                List.of(),
                List.of(),
                List.of(),
                List.of());
    }

    @Test
    void the_line_tells_counts_rate_failures_by_cause_and_what_is_left() {
        Totals totals = new Totals();
        for (int i = 0; i < 30; i++) {
            totals.add(agent(i < 20 ? "unreachable" : "absent"));
        }
        assertEquals(
                "  30/1 200  2 %  30/min  failed 30 (unreachable 20, absent 10)  39 min left",
                Progress.line(totals, 1_200, Duration.ofMinutes(1)));
    }

    @Test
    void before_the_first_agent_is_done_nothing_is_guessed() {
        assertEquals("  0/10  0 %", Progress.line(new Totals(), 10, Duration.ofSeconds(2)));
        assertEquals("  0/0  100 %", Progress.line(new Totals(), 0, Duration.ZERO));
    }
}
