package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.testing.Project;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A text that was read and found good, and is compared from then on; {@code -Dapprove=true} writes what is new. */
public final class Golden {
    private Golden() {}

    public static Path resources() {
        return Project.root().resolve("cli/src/test/resources");
    }

    public static void same(Path file, String actual) {
        try {
            if (!Files.exists(file) && Boolean.getBoolean("approve")) {
                Files.createDirectories(file.resolveSibling("."));
                Files.writeString(file, actual);
            }
            assertEquals(Files.exists(file) ? Files.readString(file) : "", actual, file.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
