package io.agentdoc.cli;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;

/** A file that a former run may have left. */
final class StandingFile {
    private StandingFile() {}

    /** Its bytes, where it is a file and no link. */
    static Optional<Bytes> read(Path file) {
        try {
            return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                    ? Optional.of(Bytes.own(Files.readAllBytes(file)))
                    : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
