package io.agentdoc.cli;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;

/** A file that a former run may have left. */
final class StandingFile {
    /** No file that is read whole and at once has more. */
    private static final int MOST_BYTES = 64 << 20;

    private StandingFile() {}

    /** Its bytes, where it is a file and no link. */
    static Optional<Bytes> read(Path file) {
        try {
            if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                return Optional.empty();
            }
            try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
                byte[] bytes = in.readNBytes(MOST_BYTES + 1);
                if (bytes.length > MOST_BYTES) {
                    throw new FileSystemException(file.toString(), null, "it has more than " + MOST_BYTES + " bytes");
                }
                return Optional.of(Bytes.own(bytes));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same for a reader who can do without it. */
    static Optional<Bytes> glance(Path file) {
        try {
            return read(file);
        } catch (UncheckedIOException unread) {
            return Optional.empty();
        }
    }
}
