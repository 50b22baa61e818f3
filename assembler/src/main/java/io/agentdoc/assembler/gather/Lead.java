package io.agentdoc.assembler.gather;

import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.SourceKind;
import java.util.Set;

/**
 * A document that was had, as it may lead to others.
 *
 * @param hosts those that whoever assembles names for this agent
 * @param place where it was had
 */
public record Lead(SourceKind kind, Node root, Set<String> hosts, String place) {}
