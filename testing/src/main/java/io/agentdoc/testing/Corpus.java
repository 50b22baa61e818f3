package io.agentdoc.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Assumptions;

/**
 * Real documents and the specification's own data, which lie beside the checkout and are no part of it. A test that
 * needs one that is not there is skipped, and says so.
 */
public final class Corpus {

    private static final AtomicBoolean SAID = new AtomicBoolean();

    private Corpus() {}

    /** A file or folder of the corpus, such as {@code cards}. */
    public static Path at(String path) {
        return beside("corpus", path);
    }

    /** The bytes of a file of the corpus. */
    public static byte[] bytes(String path) {
        return read(at(path));
    }

    /** A file or folder of the specification, such as {@code data/pond-manifest-example.json}. */
    public static Path specification(String path) {
        return beside("spec", path);
    }

    /** The bytes of a file of the specification. */
    public static byte[] specificationBytes(String path) {
        return read(specification(path));
    }

    /** Whether the folders beside the checkout are there at all. */
    public static boolean isHere() {
        return Files.isDirectory(shared());
    }

    private static Path beside(String folder, String path) {
        var found = shared().resolve(folder).resolve(path).normalize();
        if (!Files.exists(found)) {
            if (SAID.compareAndSet(false, true)) {
                System.err.println("""

                        ************************************************************************
                        **  THE CORPUS IS NOT HERE: the tests that read it are SKIPPED.       **
                        **  They need ../shared/corpus and ../shared/spec beside the checkout. **
                        ************************************************************************
                        """);
            }
            Assumptions.abort("not here: " + folder + "/" + path);
        }
        return found;
    }

    private static Path shared() {
        return Project.root().resolveSibling("shared");
    }

    private static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + file, e);
        }
    }
}
