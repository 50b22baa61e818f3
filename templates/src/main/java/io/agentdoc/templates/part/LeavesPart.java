package io.agentdoc.templates.part;

import io.agentdoc.templates.words.SectionName;
import java.util.List;

/** The records a job leaves behind (9.5). */
public record LeavesPart(List<SourceMark> from, List<Row> rows) implements SectionPart {
    public LeavesPart {
        from = List.copyOf(from);
        rows = List.copyOf(rows);
    }

    @Override
    public SectionName name() {
        return SectionName.LEAVES;
    }
}
