package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;

/** One thing that may be asked, what its answer carries, and the column it stands in (9.5). */
public record ExchangePart(Anchor anchor, SafeHtml id, SafeHtml asks, List<SafeHtml> carries, List<Told> told) {
    public ExchangePart {
        carries = List.copyOf(carries);
        told = List.copyOf(told);
    }
}
