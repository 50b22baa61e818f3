package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.value.SourceId;
import java.util.Optional;

/**
 * One source as a reader is given it: the very tree whose signature was checked.
 *
 * @param servedFrom the address it was fetched from, where there is one
 */
public record Input(SourceId id, KnownKind kind, Node root, Optional<String> servedFrom) {
    Quote quote(Notes notes) {
        return new Quote(id, root, notes);
    }
}
