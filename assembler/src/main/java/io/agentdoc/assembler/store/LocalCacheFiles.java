package io.agentdoc.assembler.store;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Optional;

/** The files of a cache in a folder of this machine. */
final class LocalCacheFiles implements CacheFiles {

    @Override
    public Optional<Bytes> read(Path file, int most) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return Optional.of(Bytes.own(in.readNBytes(most)));
        } catch (NoSuchFileException notThere) {
            return Optional.empty();
        }
    }

    @Override
    public void write(Path file, Bytes bytes) throws IOException {
        WholeFile.write(file, bytes);
    }

    @Override
    public void delete(Path file) throws IOException {
        Files.deleteIfExists(file);
    }

    @Override
    public Optional<Look> look(Path file) throws IOException {
        try {
            BasicFileAttributes there = Files.readAttributes(file, BasicFileAttributes.class);
            return Optional.of(new Look(there.size(), there.lastModifiedTime().toInstant()));
        } catch (NoSuchFileException notThere) {
            return Optional.empty();
        }
    }

    @Override
    public void renew(Path file, Instant now) throws IOException {
        Files.setLastModifiedTime(file, FileTime.from(now));
    }
}
