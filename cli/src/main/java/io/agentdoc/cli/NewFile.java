package io.agentdoc.cli;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/** Writes a file so that whoever reads it finds the old bytes or the new ones, and never a part. */
final class NewFile {
    private NewFile() {}

    static void write(Path file, Bytes bytes) {
        try {
            Path folder = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(file);
            Files.createDirectories(folder);
            Path temporary = Files.createTempFile(folder, ".agentdoc-", ".tmp");
            try {
                Files.write(temporary, bytes.toArray());
                Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(temporary);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
