package io.agentdoc.renderer.spill;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * Where that lies while a build runs: in files which the system takes away with whoever opened them, so that a process that
 * is killed leaves none.
 */
public final class Scratch implements AutoCloseable {
    /** What each structure holds in memory before it is written: a few thousand rows. */
    public static final int MOST_HELD = 4 << 20;

    /** What such a file's name ends with, on a system where it has one; it begins with a dot. */
    public static final String ENDING = ".agentdoc-tmp";

    private final Path folder;
    private final long mostHeld;
    private final List<FileChannel> open = new ArrayList<>();

    /**
     * @param folder made where something has to be written
     * @param mostHeld how many bytes each structure holds in memory
     */
    public Scratch(Path folder, long mostHeld) {
        this.folder = folder;
        this.mostHeld = mostHeld;
    }

    /** One for what is small: it is held, whatever it takes. */
    public static Scratch none() {
        return new Scratch(Path.of(""), Long.MAX_VALUE);
    }

    public SortedSpill sorted() {
        return new SortedSpill(this);
    }

    /** How many bytes each structure holds in memory. */
    public long mostHeld() {
        return mostHeld;
    }

    /** A new file for one structure. */
    synchronized FileChannel file() {
        Path file = folder.resolve("." + UUID.randomUUID() + ENDING);
        try {
            Files.createDirectories(folder);
            FileChannel channel = FileChannel.open(
                    file,
                    StandardOpenOption.CREATE_NEW,
                    StandardOpenOption.READ,
                    StandardOpenOption.WRITE,
                    StandardOpenOption.DELETE_ON_CLOSE,
                    LinkOption.NOFOLLOW_LINKS);
            open.add(channel);
            return channel;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write what does not fit into memory into " + folder, e);
        }
    }

    /** The files of structures have no names that anybody could look for, so that a fault names the folder they lie in. */
    UncheckedIOException fault(String what, IOException why) {
        var named = new FileSystemException(folder.toString(), null, why.getMessage());
        named.initCause(why);
        return new UncheckedIOException(what + " in " + folder, named);
    }

    /** How many files there are. */
    synchronized int files() {
        return open.size();
    }

    /** Takes everything away, and the folder where it is left empty and no link that somebody set. */
    @Override
    public synchronized void close() {
        try {
            for (FileChannel channel : open) {
                channel.close();
            }
            if (!open.isEmpty() && Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
                Files.deleteIfExists(folder);
            }
        } catch (DirectoryNotEmptyException others) {
            // It was there before, or is used otherwise.
        } catch (IOException e) {
            throw new UncheckedIOException("cannot take away what was written into " + folder, e);
        } finally {
            open.clear();
        }
    }
}
