package io.agentdoc.assembler;

import io.agentdoc.assembler.gather.Hop;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.stated.Disagreement;
import java.util.List;

/**
 * What happened on one agent's way, whatever it ended in: nothing of it is in a log alone.
 *
 * @param hops every place that was looked at without being configured, and what led there
 */
public record Course(
        List<SourceOutcome> sources,
        List<Hop> hops,
        List<Skipped> skipped,
        List<Finding> findings,
        List<Disagreement> disagreements) {
    public Course {
        sources = List.copyOf(sources);
        hops = List.copyOf(hops);
        skipped = List.copyOf(skipped);
        findings = List.copyOf(findings);
        disagreements = List.copyOf(disagreements);
    }
}
