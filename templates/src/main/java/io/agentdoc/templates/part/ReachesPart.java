package io.agentdoc.templates.part;

import io.agentdoc.templates.words.SectionName;
import java.util.List;

/** The standing systems it runs with (9.5). */
public record ReachesPart(List<SourceMark> from, List<EntryPart> systems, List<Row> rows) implements SectionPart {
    public ReachesPart {
        from = List.copyOf(from);
        systems = List.copyOf(systems);
        rows = List.copyOf(rows);
    }

    @Override
    public SectionName name() {
        return SectionName.REACHES;
    }
}
