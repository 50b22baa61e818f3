package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.spill.Scratch;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Files that lie beside their places and are moved there together, after all of them are on the disk: to force one at a
 * time costs ten times as much.
 *
 * <p>Nothing in a batch is seen under its own name before {@link #settle}, so that whoever is stopped in between leaves
 * every file as it was.
 */
final class Batch {
    /** What an unfinished file's name ends with; it begins with a dot. */
    static final String TEMPORARY = Scratch.ENDING;

    /** So many files cost as little each as more would. */
    private static final int MOST_FILES = 512;

    /** What is written and not yet in its place: 16 MiB, so that a stop loses little. */
    private static final long MOST_BYTES = 16 << 20;

    private final Map<String, Staged> staged = new LinkedHashMap<>();
    private long bytes;

    /** A file beside its place. */
    private record Staged(Path temporary, Path file) {}

    /** Writes the bytes beside the file's place, and tells what the file looks like that will be moved there. */
    String add(String name, Path file, Bytes content) throws IOException {
        Path temporary = beside(file);
        Files.deleteIfExists(temporary);
        try {
            write(temporary, content);
        } catch (IOException e) {
            Files.deleteIfExists(temporary);
            throw e;
        }
        return take(name, temporary, file, content.size());
    }

    /** Where a file lies before it is at its place. */
    static Path beside(Path file) {
        return file.resolveSibling("." + file.getFileName() + TEMPORARY);
    }

    /** The same of a file that lies there already. */
    String take(String name, Path temporary, Path file, long size) {
        staged.put(name, new Staged(temporary, file));
        bytes += size;
        return Left.look(temporary).orElse("");
    }

    private static void write(Path temporary, Bytes content) throws IOException {
        try (FileChannel channel = FileChannel.open(
                        temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
                OutputStream out = Channels.newOutputStream(channel)) {
            content.stream().transferTo(out);
        }
    }

    boolean isFull() {
        return staged.size() >= MOST_FILES || bytes >= MOST_BYTES;
    }

    List<String> names() {
        return List.copyOf(staged.keySet());
    }

    /** Makes every file durable, then moves each to its place, then makes the moves durable. */
    void settle() throws IOException {
        try {
            staged.values().parallelStream().forEach(file -> force(file.temporary()));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        Set<Path> folders = new LinkedHashSet<>();
        for (Staged one : staged.values()) {
            Files.move(one.temporary(), one.file(), StandardCopyOption.ATOMIC_MOVE);
            folders.add(one.file().resolveSibling("."));
        }
        folders.forEach(Batch::forceFolder);
    }

    /** Takes away what was written beside its place and not moved. */
    void discard() {
        for (Staged one : staged.values()) {
            try {
                Files.deleteIfExists(one.temporary());
            } catch (IOException leftForTheNextRun) {
                // It is swept when the next run begins; why this one ends is told already.
            }
        }
    }

    private static void force(Path file) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
            channel.force(false);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Systems that open no folder as a file make its entries durable by themselves. */
    private static void forceFolder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException unsupported) {
            // See above.
        }
    }
}
