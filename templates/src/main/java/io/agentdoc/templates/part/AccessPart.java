package io.agentdoc.templates.part;

import io.agentdoc.templates.words.SectionName;
import java.util.List;

/** How it is reached, what a caller presents, and who is let in (9.5). */
public record AccessPart(List<SourceMark> from, List<Row> before, DoorPart door, List<Row> after)
        implements SectionPart {
    public AccessPart {
        from = List.copyOf(from);
        before = List.copyOf(before);
        after = List.copyOf(after);
    }

    @Override
    public SectionName name() {
        return SectionName.ACCESS;
    }
}
