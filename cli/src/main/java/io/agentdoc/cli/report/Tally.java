package io.agentdoc.cli.report;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import java.util.List;

/**
 * What of one agent's report a run's sums are made from.
 *
 * @param causes why each source that was not had was not
 * @param findings how much each finding matters
 */
public record Tally(int sources, List<String> causes, List<Level> findings) {
    public Tally {
        causes = List.copyOf(causes);
        findings = List.copyOf(findings);
    }

    static Tally of(AgentReport report) {
        return new Tally(
                report.sources().size(),
                report.sources().stream()
                        .filter(source -> !source.isHad())
                        .map(SourceLine::cause)
                        .toList(),
                report.findings().stream().map(Finding::level).toList());
    }
}
