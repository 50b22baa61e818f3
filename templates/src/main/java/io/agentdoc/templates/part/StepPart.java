package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;

/** One delivery step, shown under its offering and never as one (9.5). */
public record StepPart(Anchor anchor, SafeHtml name, List<SafeHtml> facts) {
    public StepPart {
        facts = List.copyOf(facts);
    }
}
