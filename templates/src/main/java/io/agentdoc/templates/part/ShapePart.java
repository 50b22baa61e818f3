package io.agentdoc.templates.part;

import io.agentdoc.templates.words.SectionName;
import java.util.List;

/** How it meets a caller, and how far past its door anybody can check (9.5.1). */
public record ShapePart(List<SourceMark> from, List<Row> rows) implements SectionPart {
    public ShapePart {
        from = List.copyOf(from);
        rows = List.copyOf(rows);
    }

    @Override
    public SectionName name() {
        return SectionName.SHAPE;
    }
}
