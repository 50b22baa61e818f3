package io.agentdoc.document.report;

import io.agentdoc.document.check.Finding;
import java.util.Optional;

/** A finding and, where that is known, where in the target's text it stands. */
public record Located(Finding finding, Optional<Position> position) {

    /** A finding in something that has no text to point into. */
    public static Located nowhere(Finding finding) {
        return new Located(finding, Optional.empty());
    }
}
