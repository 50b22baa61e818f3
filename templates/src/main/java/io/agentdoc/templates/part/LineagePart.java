package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;

/** One ancestor of a package, with its license as stated (13.5). */
public record LineagePart(Anchor anchor, SafeHtml name, List<Row> rows) {
    public LineagePart {
        rows = List.copyOf(rows);
    }
}
