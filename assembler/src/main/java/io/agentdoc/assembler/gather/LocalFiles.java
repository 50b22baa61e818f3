package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/** Reads sources from files, and keeps what it read in the cache by its digest. */
final class LocalFiles {
    private final SourceCache cache;
    private final Instant now;

    /** The instant is the run's: a local file's moment is when it was read. */
    LocalFiles(SourceCache cache, Instant now) {
        this.cache = cache;
        this.now = now;
    }

    FetchOutcome read(Path file, int most, Optional<Instant> given) {
        if (!Files.exists(file)) {
            return new FetchOutcome.Absent(0, "there is no such file", now);
        }
        if (!Files.isRegularFile(file)) {
            return new FetchOutcome.Unreadable("it is not a file", now);
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(most + 1);
            return bytes.length > most
                    ? new FetchOutcome.TooLarge("the file has more than " + most + " bytes", now)
                    : fetched(Bytes.own(bytes), given);
        } catch (IOException e) {
            return new FetchOutcome.Unreadable("the file cannot be read", now);
        }
    }

    private FetchOutcome fetched(Bytes bytes, Optional<Instant> given) {
        Digest digest = cache.keep(bytes);
        Instant moment = given.orElse(now);
        FetchOutcome.Via via = given.isPresent() ? FetchOutcome.Via.GIVEN : FetchOutcome.Via.FILE;
        return new FetchOutcome.Fetched(bytes, digest, moment, moment, via, Optional.empty(), false, Optional.empty());
    }
}
