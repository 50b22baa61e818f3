package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.words.SectionName;
import java.util.List;

/** What happens to what a caller hands over (9.5). */
public record HandlingPart(List<SourceMark> from, SafeHtml standing, List<Row> rows) implements SectionPart {
    public HandlingPart {
        from = List.copyOf(from);
        rows = List.copyOf(rows);
    }

    @Override
    public SectionName name() {
        return SectionName.HANDLING;
    }
}
