package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.words.SectionName;
import java.util.List;

/** A section that no source states, the same size as one that some do. */
public record SilentSection(SectionName name, List<SourceMark> lookedIn, SafeHtml meaning) implements SectionPart {
    public SilentSection {
        lookedIn = List.copyOf(lookedIn);
    }
}
