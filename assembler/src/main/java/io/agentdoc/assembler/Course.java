package io.agentdoc.assembler;

import io.agentdoc.assembler.gather.Hop;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.stated.Disagreement;
import java.util.List;
import java.util.Optional;

/**
 * What happened on one agent's way, whatever it ended in: nothing of it is in a log alone.
 *
 * @param hops every place that was looked at without being configured, and what led there
 * @param grounds what a document rests on, where the same answers would give it again at another moment
 */
public record Course(
        List<SourceOutcome> sources,
        List<Hop> hops,
        List<Skipped> skipped,
        List<Finding> findings,
        List<Disagreement> disagreements,
        Optional<Grounds> grounds) {
    public Course(
            List<SourceOutcome> sources,
            List<Hop> hops,
            List<Skipped> skipped,
            List<Finding> findings,
            List<Disagreement> disagreements) {
        this(sources, hops, skipped, findings, disagreements, Optional.empty());
    }

    public Course {
        sources = List.copyOf(sources);
        hops = List.copyOf(hops);
        skipped = List.copyOf(skipped);
        findings = List.copyOf(findings);
        disagreements = List.copyOf(disagreements);
    }

    /** The same with these findings. */
    Course with(List<Finding> found) {
        return new Course(sources, hops, skipped, found, disagreements, grounds);
    }

    /** The same, now that there is a document: of a source's signature the report says what the document does. */
    Course of(AgentDoc doc) {
        List<SourceOutcome> listed = sources.stream()
                .map(outcome -> doc.source(outcome.id()).map(outcome::as).orElse(outcome))
                .toList();
        return new Course(listed, hops, skipped, findings, doc.disagreements(), grounds);
    }

    /** The same, resting on these. */
    Course on(Optional<Grounds> found) {
        return new Course(sources, hops, skipped, findings, disagreements, found);
    }
}
