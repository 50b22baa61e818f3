package io.agentdoc.assembler.draft;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.model.KnownKind;

/**
 * A document that a draft is made from.
 *
 * @param name what it is called in what is said of it
 */
public record DraftSource(String name, KnownKind kind, Json root) {}
