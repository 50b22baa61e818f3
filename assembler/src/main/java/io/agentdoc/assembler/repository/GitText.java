package io.agentdoc.assembler.repository;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The texts in which git keeps what it knows; a checkout may be a stranger's, so none is read without an end. */
final class GitText {
    /** The longest pointer or reference that is read: the longest path that systems take, and what stands before it. */
    private static final int LONGEST_LINE = 8 << 10;

    /** The longest list of references that is read: some 200,000 of them. */
    private static final int LONGEST_LIST = 16 << 20;

    private GitText() {}

    /** A file of one line; nothing where there is no such file, or a longer one. */
    static Optional<String> line(Path file) throws IOException {
        return text(file, LONGEST_LINE).map(String::strip);
    }

    /** A file of many lines. */
    static Optional<String> list(Path file) throws IOException {
        return text(file, LONGEST_LIST);
    }

    private static Optional<String> text(Path file, int most) throws IOException {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(most + 1);
            return bytes.length > most ? Optional.empty() : Optional.of(new String(bytes, StandardCharsets.UTF_8));
        }
    }
}
