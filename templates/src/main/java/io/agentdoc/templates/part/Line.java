package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;

/** Something that is stated: what about, what, and how it is known. Notes are ours and stand after the value. */
public record Line(Anchor anchor, SafeHtml label, Value value, List<SafeHtml> notes, List<Told> told) implements Row {
    public Line {
        notes = List.copyOf(notes);
        told = List.copyOf(told);
    }
}
