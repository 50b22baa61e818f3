package io.agentdoc.templates.part;

import io.agentdoc.templates.words.SectionName;
import java.util.List;

/** What it will not do, and what it hands to a person (9.5). */
public record RefusesPart(List<SourceMark> from, List<RefusalPart> refusals, List<Row> rows) implements SectionPart {
    public RefusesPart {
        from = List.copyOf(from);
        refusals = List.copyOf(refusals);
        rows = List.copyOf(rows);
    }

    @Override
    public SectionName name() {
        return SectionName.REFUSES;
    }
}
