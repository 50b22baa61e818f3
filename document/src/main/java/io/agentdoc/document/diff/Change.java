package io.agentdoc.document.diff;

import io.agentdoc.document.value.MemberPath;

/** One change between two documents: of which member, what it means, and what either says. */
public record Change(MemberPath member, ChangeClass meaning, Side old, Side neu) {}
