package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;
import java.util.Optional;

/** Something that no source states: where it was looked for, and what the silence does not mean (9.6). */
public record SilentLine(Anchor anchor, SafeHtml label, List<SourceMark> lookedIn, Optional<SafeHtml> meaning)
        implements Row {
    public SilentLine {
        lookedIn = List.copyOf(lookedIn);
    }
}
