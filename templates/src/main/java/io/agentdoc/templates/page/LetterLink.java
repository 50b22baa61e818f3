package io.agentdoc.templates.page;

import io.agentdoc.templates.safe.SafeHtml;

/** A letter that leads to the agents whose names begin with it. */
public record LetterLink(SafeHtml letter, String href) {}
