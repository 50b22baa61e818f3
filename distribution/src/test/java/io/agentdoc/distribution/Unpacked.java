package io.agentdoc.distribution;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;

/** The archives as they were packed, and the program unpacked from one of them into a folder with a space in its name. */
final class Unpacked {
    /** The archives' common name, without an ending. */
    static final String ARCHIVE = System.getProperty("agentdoc.archive", "");

    private final Path folder;
    private final Path program;

    private Unpacked(Path folder, Path program) {
        this.folder = folder;
        this.program = program;
    }

    static Unpacked into(Path folder) throws IOException {
        Path place = Files.createDirectories(folder.resolve("some where"));
        try (TarArchiveInputStream tar = tar()) {
            for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                put(tar, entry, place);
            }
        }
        try (Stream<Path> roots = Files.list(place)) {
            return new Unpacked(folder, roots.findFirst().orElseThrow());
        }
    }

    private static void put(TarArchiveInputStream tar, TarArchiveEntry entry, Path place) throws IOException {
        Path file = place.resolve(entry.getName()).normalize();
        assertTrue(file.startsWith(place), entry.getName());
        if (entry.isDirectory()) {
            Files.createDirectories(file);
            return;
        }
        Files.createDirectories(place.resolve(entry.getName() + "/..").normalize());
        Files.copy(tar, file);
        boolean runs = (entry.getMode() & 0100) != 0;
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(runs ? "rwxr-xr-x" : "rw-r--r--"));
    }

    static TarArchiveInputStream tar() throws IOException {
        InputStream file = new BufferedInputStream(Files.newInputStream(Path.of(ARCHIVE + ".tar.gz")));
        return new TarArchiveInputStream(new GzipCompressorInputStream(file));
    }

    static String version() {
        return ARCHIVE.substring(ARCHIVE.lastIndexOf("agentdoc-") + "agentdoc-".length());
    }

    /** Whether a program of that name can be run here. */
    static boolean found(String name) {
        return Stream.of(System.getenv("PATH").split(":")).anyMatch(path -> Files.isExecutable(Path.of(path, name)));
    }

    /** A file of the program. */
    Path file(String name) {
        return program.resolve(name);
    }

    /** Runs the program in the folder that it was not unpacked into. */
    Ran run(String... arguments) throws IOException, InterruptedException {
        return runIn(folder, arguments);
    }

    Ran runIn(Path where, String... arguments) throws IOException, InterruptedException {
        List<String> line = new ArrayList<>(List.of(file("agentdoc").toString()));
        line.addAll(List.of(arguments));
        return start(where, Map.of(), line.toArray(String[]::new));
    }

    /** Runs any command, with the program's own cache of started classes kept to this test. */
    Ran start(Path where, Map<String, String> settings, String... line) throws IOException, InterruptedException {
        Path out = Files.createTempFile(folder, "out", "");
        Path err = Files.createTempFile(folder, "err", "");
        ProcessBuilder builder = new ProcessBuilder(line)
                .directory(where.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().put("XDG_CACHE_HOME", folder.resolve("cache").toString());
        builder.environment().putAll(settings);
        int status = builder.start().waitFor();
        return new Ran(status, Files.readString(out), Files.readString(err));
    }

    record Ran(int status, String out, String err) {}
}
