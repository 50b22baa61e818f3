package io.agentdoc.assembler.store;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.document.value.Digest;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Takes away what nothing names any more; only one sweeps at a time, and builds may run beside it.
 *
 * <p>Kept is what the caller names, what the last outcome of any URL names, and what was written or used within the
 * last day, since a build beside us may be about to name it.
 */
public final class CacheSweep {
    /** No build takes longer: one day. */
    public static final Duration GRACE = Duration.ofDays(1);

    private final CachePaths paths;

    public CacheSweep(CachePaths paths) {
        this.paths = paths;
    }

    /** What was taken away, and what stayed. */
    public record Swept(long objects, long bytes, long temporaries, long kept) {}

    /** Sweeps what is older than a day as of {@code now} and not kept. */
    public Swept sweep(Predicate<Digest> keep, Instant now) {
        if (!Files.isDirectory(paths.root())) {
            return new Swept(0, 0, 0, 0);
        }
        try (FileChannel channel = FileChannel.open(paths.lock(), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock lock = lock(channel)) {
            assert lock.isValid();
            return new Run(keep.or(named()::contains), now.minus(GRACE)).sweep();
        } catch (IOException e) {
            throw new OperatorFault("cannot sweep the cache " + paths.root() + ": " + e.getMessage(), e);
        }
    }

    /** Takes away every unfinished file of a cache that nobody is writing into. */
    static void unfinished(CachePaths paths) {
        new CacheSweep(paths).new Run(digest -> true, Instant.MAX).unfinished();
    }

    private FileLock lock(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            if (lock != null) {
                return lock;
            }
        } catch (OverlappingFileLockException ours) {
            throw busy(ours);
        }
        throw busy(new IllegalStateException("another process holds the lock"));
    }

    private OperatorFault busy(Exception cause) {
        return new OperatorFault(
                "somebody else is sweeping the cache " + paths.root() + ": wait until that is done", cause);
    }

    private Set<Digest> named() {
        Set<Digest> named = new HashSet<>();
        new CacheListing(paths).outcomes(outcome -> outcome.held().ifPresent(held -> named.add(held.digest())));
        return named;
    }

    /** One sweep's counts. */
    private final class Run {
        private final Predicate<Digest> keep;
        private final Instant newest;
        private long objects;
        private long bytes;
        private long temporaries;
        private long kept;

        private Run(Predicate<Digest> keep, Instant newest) {
            this.keep = keep;
            this.newest = newest;
        }

        private Swept sweep() {
            CacheListing.files(paths.objects(), this::object);
            CacheListing.files(paths.outcomes(), this::temporary);
            return new Swept(objects, bytes, temporaries, kept);
        }

        private void unfinished() {
            CacheListing.files(paths.objects(), this::temporary);
            CacheListing.files(paths.outcomes(), this::temporary);
        }

        private void object(Path file) {
            if (temporary(file)) {
                return;
            }
            boolean named = CacheListing.digest(file).filter(keep).isPresent();
            long size = file.toFile().length();
            if (!named && takeAway(file)) {
                objects++;
                bytes += size;
            } else {
                kept++;
            }
        }

        private boolean temporary(Path file) {
            boolean is = file.toString().endsWith(WholeFile.TEMPORARY);
            if (is && takeAway(file)) {
                temporaries++;
            }
            return is;
        }

        private boolean takeAway(Path file) {
            try {
                return Files.getLastModifiedTime(file).toInstant().isBefore(newest) && Files.deleteIfExists(file);
            } catch (NoSuchFileException renamedMeanwhile) {
                return false;
            } catch (IOException e) {
                throw new OperatorFault("cannot take away the cache file " + file + ": " + e.getMessage(), e);
            }
        }
    }
}
