package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * What a build left of all that stands on all agents together, in bytes that the next build of the same program reads.
 *
 * @param of a digest over everything that those files are made from
 */
record HeldLists(Digest of, LeftFiles files) {
    private static final int DIGEST = 32;

    Bytes bytes() {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            out.write(of.raw().toArray());
            files.write(out);
        } catch (IOException never) {
            throw new UncheckedIOException(never);
        }
        return Bytes.own(bytes.toByteArray());
    }

    /** @param into where the files are read */
    static HeldLists read(Bytes bytes, LeftFiles into) {
        try (var in = new DataInputStream(bytes.stream())) {
            byte[] of = new byte[DIGEST];
            in.readFully(of);
            return new HeldLists(new Digest(Bytes.own(of)), into.read(in));
        } catch (IOException notOurs) {
            throw new UncheckedIOException(notOurs);
        }
    }
}
