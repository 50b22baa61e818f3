package io.agentdoc.assembler.store;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;

/** Adds to a cache folder, by renaming only, so that any number of writers and readers may be at it. */
public final class CacheWriter {
    /** How old an entry may look before a use renews it: well below {@link CacheSweep#GRACE}, and seldom. */
    private static final Duration RENEWED_AFTER = Duration.ofMinutes(10);

    private final CachePaths paths;
    private final CacheFiles files;
    private final InstantSource clock;

    /** The clock only tells a sweeper which entries are in use; nothing of it is ever published. */
    public CacheWriter(CachePaths paths, InstantSource clock) {
        this(paths, new LocalCacheFiles(), clock);
    }

    /** One of files that may be kept elsewhere. */
    public CacheWriter(CachePaths paths, CacheFiles files, InstantSource clock) {
        this.paths = paths;
        this.files = files;
        this.clock = clock;
    }

    /** Keeps the bytes under their digest; that they are there already is success. */
    public Digest keep(Bytes bytes) {
        Digest digest = Digest.of(bytes);
        Path file = paths.object(digest);
        try {
            if (!isThere(file, bytes)) {
                files.write(file, bytes);
            }
        } catch (IOException e) {
            throw fault(file, e);
        }
        return digest;
    }

    public void remember(LastOutcome outcome) {
        Path file = paths.outcome(outcome.address());
        try {
            files.write(file, OutcomeJson.write(outcome));
        } catch (IOException e) {
            throw fault(file, e);
        }
    }

    /** Takes away an entry that was found corrupt. */
    public void drop(Digest digest) {
        Path file = paths.object(digest);
        try {
            files.delete(file);
        } catch (IOException e) {
            throw fault(file, e);
        }
    }

    /** Bytes are compared and not lengths: what a power cut tore often has its length and not its bytes. */
    private boolean isThere(Path file, Bytes bytes) throws IOException {
        Optional<CacheFiles.Look> there = files.look(file);
        if (there.isEmpty()
                || there.get().size() != bytes.size()
                || files.read(file, bytes.size()).filter(bytes::equals).isEmpty()) {
            return false;
        }
        if (there.get().changed().isBefore(clock.instant().minus(RENEWED_AFTER))) {
            files.renew(file, clock.instant());
        }
        return true;
    }

    private static OperatorFault fault(Path file, IOException e) {
        return new OperatorFault("cannot write the cache file " + file + ": " + e.getMessage(), e);
    }
}
