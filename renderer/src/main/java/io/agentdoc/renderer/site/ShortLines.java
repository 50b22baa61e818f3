package io.agentdoc.renderer.site;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/** A file of ours that is read a line after another: it may have any number of them, and each is kept in memory. */
final class ShortLines extends FilterInputStream {
    /** The longest line that is taken: a document's file itself may not have more, and a line only tells of one. */
    static final int MOST_BYTES = 1 << 20;

    private final Path file;
    private int length;

    ShortLines(Path file, InputStream in) {
        super(in);
        this.file = file;
    }

    @Override
    public int read() throws IOException {
        int value = super.read();
        if (value >= 0) {
            take(value);
        }
        return value;
    }

    @Override
    public int read(byte[] into, int from, int count) throws IOException {
        int had = super.read(into, from, count);
        for (int i = from; i < from + had; i++) {
            take(into[i]);
        }
        return had;
    }

    private void take(int value) {
        length = value == '\n' ? 0 : length + 1;
        if (length > MOST_BYTES) {
            throw new OutputFault(file + " has a line of more than " + MOST_BYTES
                    + " bytes, longer than any build leaves there; look at it and take it away");
        }
    }
}
