package io.agentdoc.cli.report;

import io.agentdoc.cli.text.SafeJson;
import io.agentdoc.document.value.Bytes;

/** One agent's report as a run keeps it: its JSON, and what the sums are made from. */
public record ReportLine(String id, Became outcome, Tally tally, Bytes json) {

    public static ReportLine of(AgentReport report) {
        return new ReportLine(report.id(), report.outcome(), Tally.of(report), Bytes.utf8(SafeJson.of(report.json())));
    }
}
