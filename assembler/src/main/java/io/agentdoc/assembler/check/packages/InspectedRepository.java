package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.assembler.repository.RepositoryManifest;
import java.util.Optional;
import java.util.Set;

/** A repository as its rules look at it: every file of it, its manifest, and the package that the manifest names. */
final class InspectedRepository {
    private final Inspected all;
    private final Inspected packed;
    private final Optional<Set<String>> tags;

    /** @param tags those of its version control, where it is under one */
    InspectedRepository(PackageFiles files, Optional<Set<String>> tags) {
        this.tags = tags;
        all = new Inspected(files);
        packed = new Inspected(files.under(path("package").orElse("package")));
    }

    /** Every file, the package's too, named from the root. */
    Inspected all() {
        return all;
    }

    Optional<Set<String>> tags() {
        return tags;
    }

    PackageFiles files() {
        return all.files();
    }

    /** The package alone, its files named from its own folder. */
    Inspected packed() {
        return packed;
    }

    Optional<Spot> manifest() {
        return all.json(RepositoryManifest.FILE).filter(Spot::isObject);
    }

    /** A path that the manifest names and that stays inside, without a slash at its end. */
    Optional<String> path(String member) {
        return manifest()
                .flatMap(manifest -> manifest.text(member))
                .filter(RepositoryManifest::isInside)
                .map(path -> path.endsWith("/") ? path.substring(0, path.length() - 1) : path);
    }

    /** The package's folder with a slash at its end. */
    String packageFolder() {
        return path("package").orElse("package") + "/";
    }

    boolean hasFile(String path) {
        return files().bytes(path).isPresent();
    }

    /** Whether there is a folder of that name with a file in it; an empty one is nothing that is kept. */
    boolean hasFolder(String path) {
        return files().under(path).size() > 0;
    }

    /** Whether a file is the publisher's own matter: a test's or part of what its tools build from. */
    boolean isPublishers(String file) {
        return within(file, "tests") || within(file, "source");
    }

    private boolean within(String file, String member) {
        return path(member)
                .filter(path -> file.equals(path) || file.startsWith(path + "/"))
                .isPresent();
    }
}
