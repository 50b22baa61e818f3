package io.agentdoc.testing;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The checkout that a test runs in. */
public final class Project {

    private Project() {}

    /** The folder of the parent pom, from whichever module's folder the test runs. */
    public static Path root() {
        return Optional.ofNullable(System.getProperty("agentdoc.root"))
                .map(Path::of)
                .orElseGet(() -> above(Path.of("").toAbsolutePath()));
    }

    private static Path above(Path folder) {
        var candidate = folder;
        while (!Files.isDirectory(candidate.resolve(".mvn"))) {
            var parent = candidate.getParent();
            if (parent == null) {
                throw new IllegalStateException("No checkout at or above " + folder);
            }
            candidate = parent;
        }
        return candidate;
    }
}
