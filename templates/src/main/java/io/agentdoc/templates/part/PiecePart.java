package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;
import java.util.Optional;

/** One thing that is sent, granted or returned. */
public record PiecePart(Anchor anchor, SafeHtml name, Optional<SafeHtml> form, List<SafeHtml> notes) {
    public PiecePart {
        notes = List.copyOf(notes);
    }
}
