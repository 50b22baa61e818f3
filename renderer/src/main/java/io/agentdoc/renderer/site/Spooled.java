package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;

/** A file that is written beside its place, an end not yet seen: its size and its digest are known once it is whole. */
record Spooled(Path temporary, long size, Digest digest) {

    static Spooled write(Path temporary, Writing writing) throws IOException {
        Files.deleteIfExists(temporary);
        MessageDigest sum = Digest.sha256();
        try (OutputStream file = Files.newOutputStream(
                        temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
                OutputStream out = new BufferedOutputStream(new DigestOutputStream(file, sum), 1 << 16)) {
            writing.to(out);
        } catch (IOException | RuntimeException e) {
            Files.deleteIfExists(temporary);
            throw e;
        }
        return new Spooled(temporary, Files.size(temporary), new Digest(Bytes.own(sum.digest())));
    }

    /** Whether a file has the same bytes. */
    boolean is(Path file) throws IOException {
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) && Files.mismatch(temporary, file) < 0;
    }
}
