package io.agentdoc.cli;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What is asked of each package.
 *
 * @param check whether files are compared and none is written
 * @param out where the document goes, for whatever has no place of its own for it
 */
record PackageWish(boolean check, boolean views, boolean pins, Optional<Path> out, boolean dryRun) {

    /** The document is the main thing, unless only what stands beside it is asked for. */
    boolean document() {
        return check || out.isPresent() || (!views && !pins);
    }

    boolean writes() {
        return !check && !dryRun;
    }
}
