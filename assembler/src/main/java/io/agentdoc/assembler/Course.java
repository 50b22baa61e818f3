package io.agentdoc.assembler;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.stated.Disagreement;
import java.util.List;

/** What happened on one agent's way, whatever it ended in: nothing of it is in a log alone. */
public record Course(
        List<SourceOutcome> sources, List<Skipped> skipped, List<Finding> findings, List<Disagreement> disagreements) {
    public Course {
        sources = List.copyOf(sources);
        skipped = List.copyOf(skipped);
        findings = List.copyOf(findings);
        disagreements = List.copyOf(disagreements);
    }
}
