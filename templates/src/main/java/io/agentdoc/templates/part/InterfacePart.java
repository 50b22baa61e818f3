package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;

/** An interface with each of its exchanges; never only a name and a version (9.5). */
public record InterfacePart(Anchor anchor, SafeHtml name, List<Row> rows, Exchanges exchanges) {
    public InterfacePart {
        rows = List.copyOf(rows);
    }
}
