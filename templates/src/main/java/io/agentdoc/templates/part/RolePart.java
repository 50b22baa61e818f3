package io.agentdoc.templates.part;

import io.agentdoc.templates.words.SectionName;
import java.util.List;

/** The standard role it holds, by its own declaration (9.4). */
public record RolePart(List<SourceMark> from, List<Row> rows) implements SectionPart {
    public RolePart {
        from = List.copyOf(from);
        rows = List.copyOf(rows);
    }

    @Override
    public SectionName name() {
        return SectionName.ROLE;
    }
}
