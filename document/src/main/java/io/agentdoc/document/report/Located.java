package io.agentdoc.document.report;

import io.agentdoc.document.check.Finding;
import java.util.Optional;

/**
 * A finding and, where that is known, where in the target's text it stands.
 *
 * @param file which of the target's files, where the target is a folder or an archive
 */
public record Located(Finding finding, Optional<String> file, Optional<Position> position) {

    /** A finding in something that has no text to point into. */
    public static Located nowhere(Finding finding) {
        return new Located(finding, Optional.empty(), Optional.empty());
    }

    /** The same in a file of the target. */
    public Located in(String inFile) {
        return new Located(finding, Optional.of(inFile), position);
    }
}
