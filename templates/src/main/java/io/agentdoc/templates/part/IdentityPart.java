package io.agentdoc.templates.part;

import io.agentdoc.templates.words.SectionName;
import java.util.List;

/** Who it is (9.5). */
public record IdentityPart(List<SourceMark> from, List<Row> rows, List<LineagePart> lineage) implements SectionPart {
    public IdentityPart {
        from = List.copyOf(from);
        rows = List.copyOf(rows);
        lineage = List.copyOf(lineage);
    }

    @Override
    public SectionName name() {
        return SectionName.IDENTITY;
    }
}
