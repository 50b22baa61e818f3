package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Digest;

/** A current version of a Descriptor that another took the place of. */
record Replaced(Digest old, Digest now) {

    /** This change and the next one, as one. */
    Replaced then(Replaced next) {
        return new Replaced(old, next.now);
    }
}
