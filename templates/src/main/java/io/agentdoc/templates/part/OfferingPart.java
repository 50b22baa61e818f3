package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;
import java.util.Optional;

/** One offering: its scope beside its name, what passes each way, and where it stops (6.11, 9.5). */
public record OfferingPart(
        Anchor anchor,
        SafeHtml name,
        ScopePart scope,
        Optional<DoesPart> does,
        List<SafeHtml> notes,
        PassingPart send,
        Optional<GrantsPart> grants,
        PassingPart get,
        List<Row> rows,
        List<CeilingPart> ceilings,
        List<SamplePart> samples,
        List<StepPart> steps) {
    public OfferingPart {
        notes = List.copyOf(notes);
        rows = List.copyOf(rows);
        ceilings = List.copyOf(ceilings);
        samples = List.copyOf(samples);
        steps = List.copyOf(steps);
    }
}
