package io.agentdoc.assembler.store;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/** The files of a cache, wherever they are kept: a file is read whole or is not there, and any number may write. */
public interface CacheFiles {

    /** How long a file is, and when it was last written or renewed. */
    record Look(long size, Instant changed) {}

    /** The file, or its beginning where it is longer than {@code most}; nothing where there is none. */
    Optional<Bytes> read(Path file, int most) throws IOException;

    /** Writes a file so that its readers see all of it or none. */
    void write(Path file, Bytes bytes) throws IOException;

    /** Takes a file away, where it is there. */
    void delete(Path file) throws IOException;

    /** Nothing where there is no such file. */
    Optional<Look> look(Path file) throws IOException;

    /** Says that a file is in use. */
    void renew(Path file, Instant now) throws IOException;
}
