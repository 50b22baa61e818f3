package io.agentdoc.templates;

import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The corpus beside the project, read in place. Where it is missing, a test says so and is skipped. */
public final class Corpus {
    private Corpus() {}

    public static String text(String name) {
        Path file = Path.of(System.getProperty("agentdoc.root", "."), "..", "shared", "corpus", name);
        if (!Files.exists(file)) {
            System.err.println("SKIPPED: the corpus file " + name + " is not beside the project");
            return abort("no corpus file " + name);
        }
        try {
            return Files.readString(file);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
