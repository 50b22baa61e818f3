package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;

/** A plan that a Pond manifest proposes, which is never a price. */
public record PlanPart(Anchor anchor, SafeHtml name, List<SafeHtml> facts, List<Told> told) {
    public PlanPart {
        facts = List.copyOf(facts);
        told = List.copyOf(told);
    }
}
