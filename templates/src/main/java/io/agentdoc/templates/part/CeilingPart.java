package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.words.Hold;
import java.util.List;

/** Where one job stops, and what holds the agent to that within what visibility allows (9.5, 9.5.1). */
public record CeilingPart(Anchor anchor, SafeHtml label, SafeHtml most, Hold hold, List<Told> told) {
    public CeilingPart {
        told = List.copyOf(told);
    }
}
