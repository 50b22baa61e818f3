package io.agentdoc.cli;

import io.agentdoc.assembler.check.Surroundings;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The files beside a document, read only where the document's word for them leads to a plain file below that folder: a link
 * that leads out of it is no file of it.
 */
record FilesBeside(Path folder) implements Surroundings {
    /** As much as any document. */
    private static final int MOST_BYTES = Limits.standard().maxBytes();

    @Override
    public Optional<Bytes> bytes(String name) {
        try {
            Path file = folder.resolve(name);
            boolean plain = Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                    && file.toRealPath().startsWith(folder.toRealPath());
            return plain ? read(file) : Optional.empty();
        } catch (IOException | InvalidPathException nothingThere) {
            return Optional.empty();
        }
    }

    private static Optional<Bytes> read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            return bytes.length > MOST_BYTES ? Optional.empty() : Optional.of(Bytes.own(bytes));
        }
    }
}
