package io.agentdoc.assembler.store;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.InstantSource;

/** Adds to a cache folder, by renaming only, so that any number of writers and readers may be at it. */
public final class CacheWriter {
    /** How old an entry may look before a use renews it: well below {@link CacheSweep#GRACE}, and seldom. */
    private static final Duration RENEWED_AFTER = Duration.ofMinutes(10);

    private final CachePaths paths;
    private final InstantSource clock;

    /** The clock only tells a sweeper which entries are in use; nothing of it is ever published. */
    public CacheWriter(CachePaths paths, InstantSource clock) {
        this.paths = paths;
        this.clock = clock;
    }

    /** Keeps the bytes under their digest; that they are there already is success. */
    public Digest keep(Bytes bytes) {
        Digest digest = Digest.of(bytes);
        Path file = paths.object(digest);
        try {
            if (!isThere(file, bytes)) {
                WholeFile.write(file, bytes);
            }
        } catch (IOException e) {
            throw fault(file, e);
        }
        return digest;
    }

    public void remember(LastOutcome outcome) {
        Path file = paths.outcome(outcome.address());
        try {
            WholeFile.write(file, OutcomeJson.write(outcome));
        } catch (IOException e) {
            throw fault(file, e);
        }
    }

    /** Takes away an entry that was found corrupt. */
    public void drop(Digest digest) {
        Path file = paths.object(digest);
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw fault(file, e);
        }
    }

    /** Bytes are compared and not lengths: what a power cut tore often has its length and not its bytes. */
    private boolean isThere(Path file, Bytes bytes) throws IOException {
        try {
            BasicFileAttributes there = Files.readAttributes(file, BasicFileAttributes.class);
            if (there.size() != bytes.size()
                    || !Bytes.own(Files.readAllBytes(file)).equals(bytes)) {
                return false;
            }
            if (there.lastModifiedTime().toInstant().isBefore(clock.instant().minus(RENEWED_AFTER))) {
                Files.setLastModifiedTime(file, FileTime.from(clock.instant()));
            }
            return true;
        } catch (NoSuchFileException notThere) {
            return false;
        }
    }

    private static OperatorFault fault(Path file, IOException e) {
        return new OperatorFault("cannot write the cache file " + file + ": " + e.getMessage(), e);
    }
}
