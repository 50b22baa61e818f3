package io.agentdoc.templates.part;

import io.agentdoc.templates.words.SectionName;
import java.util.List;

/** What a job may set (9.5). */
public record ConfigsPart(List<SourceMark> from, List<EntryPart> settings, List<Row> rows) implements SectionPart {
    public ConfigsPart {
        from = List.copyOf(from);
        settings = List.copyOf(settings);
        rows = List.copyOf(rows);
    }

    @Override
    public SectionName name() {
        return SectionName.CONFIGS;
    }
}
