package io.agentdoc.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder for readers that read files, taken away when the machine ends. */
public final class Scratch {
    private final Path folder;

    private Scratch(Path folder) {
        this.folder = folder;
    }

    public static Scratch folder() {
        try {
            Path folder = Files.createTempDirectory("agentdoc-fuzz");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> remove(folder)));
            return new Scratch(folder);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot make a folder", e);
        }
    }

    public Path root() {
        return folder;
    }

    /** Writes a file of that name over the one before. */
    public Path write(String name, byte[] bytes) {
        try {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            return Files.write(file, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + name, e);
        }
    }

    private static void remove(Path folder) {
        try (Stream<Path> below = Files.walk(folder)) {
            for (Path path : below.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        } catch (IOException left) {
            // It lies in the system's folder for such things.
        }
    }
}
