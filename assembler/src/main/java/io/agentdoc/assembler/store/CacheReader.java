package io.agentdoc.assembler.store;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** Reads a cache folder and believes nothing in it that it has not digested again. */
public final class CacheReader {
    /** No document and no package is longer, so neither is an entry: 32 MiB. */
    private static final int MOST_BYTES = 32 << 20;

    private final CachePaths paths;
    private final CacheFiles files;

    public CacheReader(CachePaths paths) {
        this(paths, new LocalCacheFiles());
    }

    /** One of files that may be kept elsewhere. */
    public CacheReader(CachePaths paths, CacheFiles files) {
        this.paths = paths;
        this.files = files;
    }

    public StoredObject object(Digest digest) {
        Path file = paths.object(digest);
        Optional<Bytes> found = read(file);
        if (found.isEmpty()) {
            return new StoredObject.Missing();
        }
        Digest real = Digest.of(found.get());
        return real.equals(digest)
                ? new StoredObject.Sound(found.get())
                : new StoredObject.Corrupt("the cache entry " + digest + " holds other bytes, of " + real);
    }

    /** How asking last ended; an entry that cannot be read is no entry. */
    public Optional<LastOutcome> outcome(SourceAddress address) {
        return read(paths.outcome(address))
                .flatMap(OutcomeJson::read)
                .filter(outcome -> outcome.address().equals(address));
    }

    /** When the bytes of that digest were last brought here, in whole seconds. */
    public Optional<Instant> heldSince(Digest digest) {
        try {
            return files.look(paths.object(digest)).map(there -> there.changed().truncatedTo(ChronoUnit.SECONDS));
        } catch (IOException notThere) {
            return Optional.empty();
        }
    }

    /** When the outcome of that address was last remembered, by the clock of the cache's files. */
    public Optional<Instant> rememberedAt(SourceAddress address) {
        try {
            return files.look(paths.outcome(address)).map(CacheFiles.Look::changed);
        } catch (IOException notThere) {
            return Optional.empty();
        }
    }

    /** What the file of those bytes looks like. */
    public Optional<FilePrint> look(Digest digest) {
        return FilePrint.of(paths.object(digest));
    }

    /** What the file of that address's last outcome looks like. */
    public Optional<FilePrint> look(SourceAddress address) {
        return FilePrint.of(paths.outcome(address));
    }

    Optional<LastOutcome> outcome(Path file) {
        return read(file).flatMap(OutcomeJson::read);
    }

    private Optional<Bytes> read(Path file) {
        try {
            return files.read(file, MOST_BYTES + 1);
        } catch (IOException e) {
            throw new OperatorFault("cannot read the cache file " + file + ": " + e.getMessage(), e);
        }
    }
}
