package io.agentdoc.templates.part;

import io.agentdoc.templates.words.SectionName;
import java.util.List;

/** What others have published about it: carried, never added up (9.5). */
public record StandingPart(List<SourceMark> from, List<EntryPart> entries, List<Row> rows) implements SectionPart {
    public StandingPart {
        from = List.copyOf(from);
        entries = List.copyOf(entries);
        rows = List.copyOf(rows);
    }

    @Override
    public SectionName name() {
        return SectionName.STANDING;
    }
}
