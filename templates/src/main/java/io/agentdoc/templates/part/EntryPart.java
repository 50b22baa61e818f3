package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;

/** One thing with rows of its own: a system, a setting, a record somebody published. */
public record EntryPart(Anchor anchor, SafeHtml title, List<SafeHtml> notes, List<Told> told, List<Row> rows) {
    public EntryPart {
        notes = List.copyOf(notes);
        told = List.copyOf(told);
        rows = List.copyOf(rows);
    }
}
