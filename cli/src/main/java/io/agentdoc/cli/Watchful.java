package io.agentdoc.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/** A stream that remembers why it failed, since a print stream on top of it keeps that to itself. */
final class Watchful extends OutputStream {
    private static final String NOBODY_READS = "Broken pipe";

    private final OutputStream out;
    private Optional<IOException> fault = Optional.empty();

    Watchful(OutputStream out) {
        this.out = out;
    }

    /** Why something did not arrive; a reader who had enough and closed the pipe is no reason. */
    Optional<String> fault() {
        return fault.map(IOException::getMessage).filter(why -> !why.equals(NOBODY_READS));
    }

    @Override
    public void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            fault = Optional.of(e);
            throw e;
        }
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }
}
