package io.agentdoc.document.stated;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.SourceId;

/** Two sources say different things of one member: one is carried, and neither is dropped in silence (6.8, 9.4). */
public record Disagreement(MemberPath member, Json carried, SourceId carriedFrom, Json found, SourceId foundFrom) {}
