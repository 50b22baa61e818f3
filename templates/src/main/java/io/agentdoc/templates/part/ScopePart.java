package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.words.Scope;

/** What an offering takes, in words that stand beside its name (9.5). */
public record ScopePart(Scope scope, SafeHtml words) {}
