package io.agentdoc.assembler.store;

import io.agentdoc.assembler.OperatorFault;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * That a run is writing into a cache. Any number may; whoever begins alone where one was stopped takes away the
 * unfinished files that it left.
 *
 * <p>The file {@code use.lock} is locked in common by those who write, and holds a byte from when one begins until the
 * last one ends in order.
 */
public final class CacheUse implements AutoCloseable {
    private static final byte BEGUN = '1';

    /** The caches that this process writes into: a system's locks hold between processes only. */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final Optional<FileLock> common;

    private CacheUse(Path file, Optional<FileLock> common) {
        this.file = file;
        this.common = common;
    }

    /** Begins to write; waits where another is taking unfinished files away, which is a matter of a moment. */
    public static CacheUse begin(CachePaths paths) {
        Path file = paths.use().toAbsolutePath().normalize();
        if (!HELD.add(file)) {
            return new CacheUse(file, Optional.empty());
        }
        try {
            Files.createDirectories(paths.root());
            return new CacheUse(file, Optional.of(open(file, paths)));
        } catch (IOException e) {
            HELD.remove(file);
            throw new OperatorFault("cannot write the cache file " + file + ": " + e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        if (common.isEmpty()) {
            return;
        }
        try (FileChannel channel = common.get().channel()) {
            common.get().release();
            endWhereNobodyWrites(channel);
        } catch (IOException leftForTheNextRun) {
            // Who begins next finds the byte and looks for unfinished files once for nothing.
        } finally {
            HELD.remove(file);
        }
    }

    private static FileLock open(Path file, CachePaths paths) throws IOException {
        FileChannel channel = FileChannel.open(
                file,
                StandardOpenOption.CREATE,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE,
                LinkOption.NOFOLLOW_LINKS);
        try {
            begin(channel, paths);
            return channel.lock(0, Long.MAX_VALUE, true);
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    private static void endWhereNobodyWrites(FileChannel channel) throws IOException {
        try (FileLock alone = channel.tryLock()) {
            if (alone != null) {
                channel.truncate(0);
            }
        }
    }

    private static void begin(FileChannel channel, CachePaths paths) throws IOException {
        try (FileLock alone = channel.tryLock()) {
            if (alone != null && channel.size() > 0) {
                CacheSweep.unfinished(paths);
            }
            if (alone != null) {
                channel.write(ByteBuffer.wrap(new byte[] {BEGUN}), 0);
            }
        }
    }
}
