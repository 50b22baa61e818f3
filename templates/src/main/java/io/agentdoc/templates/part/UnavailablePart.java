package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;

/** A source that was sought and not had. */
public record UnavailablePart(Anchor anchor, SafeHtml id, SafeHtml kind, SafeHtml outcome, List<Row> rows) {
    public UnavailablePart {
        rows = List.copyOf(rows);
    }
}
