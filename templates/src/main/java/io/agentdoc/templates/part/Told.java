package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.words.Column;
import java.util.List;

/** How one fact is known, in words, and by which sources: {@code confirmed 28 August 2026 [eval-1]}. */
public record Told(Column column, SafeHtml words, List<SourceMark> marks) {
    public Told {
        marks = List.copyOf(marks);
    }
}
