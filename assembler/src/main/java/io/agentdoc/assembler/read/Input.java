package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.stated.Stated;
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

    /** Where the document itself stands, as what it says of its own place. */
    Stated<String> address(Quote from) {
        return servedFrom.map(from::<String>said).orElseGet(Stated::notStated);
    }
}
