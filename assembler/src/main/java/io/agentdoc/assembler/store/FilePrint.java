package io.agentdoc.assembler.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/**
 * What a file looks like from outside: its size, its time and which file it is.
 *
 * <p>Two looks that are alike tell of the same bytes only where the file's time is fine enough to show a change, and lies
 * well before the first look.
 */
public record FilePrint(String text, Instant changed) {
    /** A file's time may be this coarse. */
    private static final Duration COARSE = Duration.ofSeconds(2);

    /** Nothing where there is no such file. */
    public static Optional<FilePrint> of(Path file) {
        try {
            BasicFileAttributes there = Files.readAttributes(file, BasicFileAttributes.class);
            Instant changed = there.lastModifiedTime().toInstant();
            return there.isRegularFile()
                    ? Optional.of(new FilePrint(there.size() + " " + changed + " " + there.fileKey(), changed))
                    : Optional.empty();
        } catch (IOException notThere) {
            return Optional.empty();
        }
    }

    /** Whether this is the look of an unchanged file whose former look was noted at that moment, or earlier. */
    public boolean isSame(String former, Instant noted) {
        boolean isFine = !changed.equals(changed.truncatedTo(ChronoUnit.SECONDS));
        return isFine && changed.isBefore(noted.minus(COARSE)) && text.equals(former);
    }
}
