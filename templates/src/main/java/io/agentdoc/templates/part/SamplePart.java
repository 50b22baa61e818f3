package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;

/** A published piece of work, with its standing in words (7.7). */
public record SamplePart(Anchor anchor, SafeHtml title, SafeHtml standing, List<SafeHtml> facts, List<Told> told) {
    public SamplePart {
        facts = List.copyOf(facts);
        told = List.copyOf(told);
    }
}
