package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.Anchor;
import java.util.List;

/** The sentence an offering says about itself: prose, and shown as prose (9.5). */
public record DoesPart(Anchor anchor, Value text, List<Told> told) {
    public DoesPart {
        told = List.copyOf(told);
    }
}
