package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;

/** One way to present oneself: a shape, one alternative among others (6.9). */
public record SchemePart(Anchor anchor, SafeHtml words, List<SafeHtml> facts) {
    public SchemePart {
        facts = List.copyOf(facts);
    }
}
