package io.agentdoc.templates.part;

import io.agentdoc.templates.safe.SafeHtml;

/** An open offering in a list: what it is called, its scope in words, what it may touch, and where one job stops (6.11). */
public record OpenLine(SafeHtml name, ScopePart scope, SafeHtml authority, SafeHtml ceilings) {}
