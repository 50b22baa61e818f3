package io.agentdoc.renderer.spill;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** The entries of one run, through a small buffer of its own: there may be many runs. */
final class RunReader implements Iterator<SortedSpill.Entry> {
    /** So little, 16 KiB, that a thousand runs that are read at once take 16 MiB. */
    private static final int BUFFER = 1 << 14;

    private final Scratch scratch;
    private final FileChannel channel;
    private final SortedSpill.Run run;
    private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER).limit(0);
    private long filled;

    RunReader(Scratch scratch, FileChannel channel, SortedSpill.Run run) {
        this.scratch = scratch;
        this.channel = channel;
        this.run = run;
        this.filled = run.from();
    }

    private long at() {
        return filled - buffer.remaining();
    }

    @Override
    public boolean hasNext() {
        return at() < run.to();
    }

    @Override
    public SortedSpill.Entry next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        try {
            String key = new String(bytes(length()), StandardCharsets.UTF_8);
            int size = length();
            var spot = new SortedSpill.Spot(at(), size);
            return new SortedSpill.Entry(key, Bytes.own(bytes(size)), spot);
        } catch (IOException e) {
            throw scratch.fault("cannot read what did not fit into memory", e);
        }
    }

    private int length() throws IOException {
        return ByteBuffer.wrap(bytes(Integer.BYTES)).getInt();
    }

    private byte[] bytes(int count) throws IOException {
        byte[] bytes = new byte[count];
        int had = 0;
        while (had < count) {
            if (!buffer.hasRemaining()) {
                fill();
            }
            int some = Math.min(count - had, buffer.remaining());
            buffer.get(bytes, had, some);
            had += some;
        }
        return bytes;
    }

    private void fill() throws IOException {
        buffer.clear();
        int read = channel.read(buffer, filled);
        if (read <= 0) {
            throw new IOException("the file ends too early");
        }
        filled += read;
        buffer.flip();
    }
}
