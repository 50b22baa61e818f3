package io.agentdoc.cli.config;

import io.agentdoc.document.value.Bytes;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The lines of a file, one after another, none of them held longer than it is looked at. */
final class EntryLines implements AutoCloseable {
    private static final int END = -1;
    private static final int BUFFER = 1 << 16;

    private final InputStream in;
    private final int most;
    private int number;

    EntryLines(Path path, ConfigLimits limits) throws IOException {
        this.in = new BufferedInputStream(
                CatalogLines.is(path) ? CatalogLines.open(path) : Files.newInputStream(path), BUFFER);
        this.most = limits.maxLineBytes();
    }

    /** One line without its end; a line over the limit keeps what the limit allows. */
    record Line(int number, Bytes bytes, boolean tooLong) {

        boolean isBlank() {
            for (int i = 0; i < bytes.size(); i++) {
                byte b = bytes.at(i);
                if (b != ' ' && b != '\t' && b != '\r') {
                    return false;
                }
            }
            return true;
        }
    }

    /** The next line that holds something, or nothing at the end of the file. */
    Optional<Line> next() throws IOException {
        Optional<Line> line = line();
        while (line.isPresent() && line.get().isBlank()) {
            line = line();
        }
        return line;
    }

    private Optional<Line> line() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(512);
        boolean tooLong = false;
        int next = in.read();
        if (next == END) {
            return Optional.empty();
        }
        while (next != END && next != '\n') {
            if (bytes.size() < most) {
                bytes.write(next);
            } else {
                tooLong = true;
            }
            next = in.read();
        }
        number++;
        return Optional.of(new Line(number, Bytes.own(bytes.toByteArray()), tooLong));
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
