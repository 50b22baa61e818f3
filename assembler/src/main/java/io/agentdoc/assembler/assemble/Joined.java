package io.agentdoc.assembler.assemble;

import io.agentdoc.assembler.read.Reading;
import io.agentdoc.document.model.JoinedBy;
import io.agentdoc.document.model.KnownKind;

/**
 * A source that was found to be about the subject, and by what it was joined to it.
 *
 * @param isHome whether the subject's registration points at it, which makes it the authoritative copy (6.7)
 */
record Joined(Material material, Reading reading, JoinedBy by, boolean isHome) {

    boolean is(KnownKind kind) {
        return reading.kind() == kind;
    }
}
