package io.agentdoc.cli.stamp;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes a {@link StampFile}: records in the order of their keys, whose index lies in a file of its own until the end. */
final class StampWriter implements AutoCloseable {
    private final OutputStream out;
    private final Path indexFile;
    private final OutputStream index;
    private long at;
    private int count;

    StampWriter(OutputStream out, Digest madeWith) throws IOException {
        this.out = out;
        this.indexFile = Files.createTempFile("agentdoc-stamps-", ".index");
        this.index = new BufferedOutputStream(Files.newOutputStream(indexFile));
        write(StampFile.HEAD);
        write(madeWith.raw());
    }

    void add(Digest key, Bytes record) {
        try {
            index.write(key.raw().toArray());
            index.write(ByteBuffer.allocate(StampFile.ENTRY - StampFile.KEY)
                    .putLong(at)
                    .putInt(record.size())
                    .putInt(StampFile.check(record))
                    .array());
            write(record);
            count++;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(Bytes bytes) throws IOException {
        out.write(bytes.toArray());
        at += bytes.size();
    }

    void end() throws IOException {
        index.close();
        Files.copy(indexFile, out);
        out.write(ByteBuffer.allocate(StampFile.TAIL - StampFile.END.size())
                .putLong(at)
                .putInt(count)
                .array());
        out.write(StampFile.END.toArray());
    }

    @Override
    public void close() throws IOException {
        index.close();
        Files.deleteIfExists(indexFile);
    }
}
