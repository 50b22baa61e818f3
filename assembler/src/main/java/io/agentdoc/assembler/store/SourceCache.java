package io.agentdoc.assembler.store;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/** The content-addressed store of every document that a build reads, as the rest of the program knows it. */
public final class SourceCache {
    private final CacheReader reader;
    private final Optional<CacheWriter> writer;

    public SourceCache(CacheReader reader, Optional<CacheWriter> writer) {
        this.reader = reader;
        this.writer = writer;
    }

    public static SourceCache at(Path folder) {
        CachePaths paths = new CachePaths(folder);
        return new SourceCache(new CacheReader(paths), Optional.of(new CacheWriter(paths, InstantSource.system())));
    }

    /** One whose files may be kept elsewhere, below no folder of this machine. */
    public static SourceCache of(CacheFiles files) {
        CachePaths paths = new CachePaths(Path.of(""));
        return new SourceCache(
                new CacheReader(paths, files), Optional.of(new CacheWriter(paths, files, InstantSource.system())));
    }

    /** One that is only read, for runs that promise to write no file. */
    public static SourceCache readOnly(Path folder) {
        return new SourceCache(new CacheReader(new CachePaths(folder)), Optional.empty());
    }

    /** The bytes of that digest; a corrupt entry is dropped as it is found, and said to be corrupt this once. */
    public StoredObject object(Digest digest) {
        StoredObject found = reader.object(digest);
        if (found instanceof StoredObject.Corrupt) {
            writer.ifPresent(cache -> cache.drop(digest));
        }
        return found;
    }

    /** When the bytes of that digest were last brought here. */
    public Optional<Instant> heldSince(Digest digest) {
        return reader.heldSince(digest);
    }

    public Optional<LastOutcome> last(SourceAddress address) {
        return reader.outcome(address);
    }

    /** When the last outcome of that address was remembered, by the clock of the cache's files. */
    public Optional<Instant> rememberedAt(SourceAddress address) {
        return reader.rememberedAt(address);
    }

    /** What the file of those bytes looks like. */
    public Optional<FilePrint> look(Digest digest) {
        return reader.look(digest);
    }

    /** What the file of that address's last outcome looks like. */
    public Optional<FilePrint> look(SourceAddress address) {
        return reader.look(address);
    }

    /** Keeps the bytes where this cache is written to, and says their digest either way. */
    public Digest keep(Bytes bytes) {
        return writer.isPresent() ? writer.get().keep(bytes) : Digest.of(bytes);
    }

    public void remember(LastOutcome outcome) {
        writer.ifPresent(cache -> cache.remember(outcome));
    }
}
