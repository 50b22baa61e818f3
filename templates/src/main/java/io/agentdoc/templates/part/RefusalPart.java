package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;

/** One thing it will not do, how strong the statement is, and the column it stands in (9.5). */
public record RefusalPart(Anchor anchor, SafeHtml statement, List<SafeHtml> notes, List<Told> told) {
    public RefusalPart {
        notes = List.copyOf(notes);
        told = List.copyOf(told);
    }
}
