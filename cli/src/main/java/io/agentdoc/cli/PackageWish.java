package io.agentdoc.cli;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What is asked of each package.
 *
 * @param check whether files are compared and none is written
 * @param out where the document goes, for whatever has no place of its own for it
 * @param page where pages for people go
 */
record PackageWish(
        boolean check, boolean views, boolean pins, Optional<Path> out, Optional<Path> page, boolean dryRun) {

    /**
     * The document is the main thing, unless only what stands beside it is asked for.
     *
     * @param homeless whether the package has no place of its own for it
     */
    boolean document(boolean homeless) {
        boolean pageAlone = homeless && page.isPresent();
        return check || out.isPresent() || (!views && !pins && !pageAlone);
    }

    /** The file that -o means for a package: of several each has its own in that folder. */
    Optional<Path> outOf(PackageTarget target) {
        String name = target.within().replaceAll("/$", "");
        return out.map(typed -> name.isEmpty() ? typed : typed.resolve(name + ".json"));
    }

    boolean writes() {
        return !check && !dryRun;
    }
}
