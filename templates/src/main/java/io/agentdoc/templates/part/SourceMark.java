package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;

/** The small mark beside a line that leads to the row of the source it came from. */
public record SourceMark(SafeHtml id, Anchor to) {}
