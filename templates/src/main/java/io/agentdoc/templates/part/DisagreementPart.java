package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;

/** Two sources that say different things: what this page carries, and what else was found (6.8, 9.4). */
public record DisagreementPart(
        Anchor anchor,
        SafeHtml member,
        SafeHtml carried,
        SourceMark carriedFrom,
        SafeHtml found,
        SourceMark foundFrom) {}
