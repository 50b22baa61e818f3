package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.Optional;

/**
 * What a build left of one agent, in bytes that the next build of the same program reads.
 *
 * @param row what lists say of it; an unlisted agent has none
 */
record HeldAgent(String slug, Optional<RowSet.Held> row, LeftFiles files) {

    Bytes bytes() {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            out.writeUTF(slug);
            out.writeBoolean(row.isPresent());
            if (row.isPresent()) {
                write(row.get(), out);
            }
            files.write(out);
        } catch (IOException never) {
            throw new UncheckedIOException(never);
        }
        return Bytes.own(bytes.toByteArray());
    }

    private static void write(RowSet.Held row, DataOutputStream out) throws IOException {
        out.writeUTF(row.staleAfter().map(Instant::toString).orElse(""));
        out.writeInt(row.form().size());
        out.write(row.form().toArray());
    }

    /** @param into where the files are read */
    static HeldAgent read(Bytes bytes, LeftFiles into) {
        try (var in = new DataInputStream(bytes.stream())) {
            String slug = in.readUTF();
            Optional<RowSet.Held> row = in.readBoolean() ? Optional.of(row(in)) : Optional.empty();
            return new HeldAgent(slug, row, into.read(in));
        } catch (IOException notOurs) {
            throw new UncheckedIOException(notOurs);
        }
    }

    private static RowSet.Held row(DataInputStream in) throws IOException {
        String staleAfter = in.readUTF();
        byte[] form = new byte[in.readInt()];
        in.readFully(form);
        Optional<Instant> stale = staleAfter.isEmpty() ? Optional.empty() : Optional.of(Instant.parse(staleAfter));
        return new RowSet.Held(Bytes.own(form), stale);
    }
}
