package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/**
 * A file as a build left it: who looks at it later knows by its size, its time and which file it is that nobody changed it,
 * and by its digest where these are others.
 *
 * @param look what it looked like before anybody could change it; empty where its time is too coarse to tell
 * @param isNew whether that build wrote it
 */
record Left(String name, long size, String look, Digest digest, boolean isNew) {
    private static final int DIGEST = 32;

    /** What a file looks like from outside; nothing where there is none, or where a change might not show. */
    static Optional<String> look(Path file) {
        try {
            return Optional.of(text(attributes(file))).filter(look -> !look.isEmpty());
        } catch (IOException notThere) {
            return Optional.empty();
        }
    }

    private static BasicFileAttributes attributes(Path file) throws IOException {
        return Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    }

    /** A time in whole seconds is one of a file system, or of a copy, that has no finer ones. */
    private static String text(BasicFileAttributes file) {
        Instant changed = file.lastModifiedTime().toInstant();
        boolean isFine = !changed.equals(changed.truncatedTo(ChronoUnit.SECONDS));
        return file.isRegularFile() && isFine ? file.size() + " " + changed + " " + file.fileKey() : "";
    }

    boolean isStill(Path file) {
        try {
            BasicFileAttributes there = attributes(file);
            boolean looksSame = !look.isEmpty() && look.equals(text(there));
            return looksSame
                    || (there.isRegularFile()
                            && there.size() == size
                            && Digest.of(Bytes.own(Files.readAllBytes(file))).equals(digest));
        } catch (IOException notThere) {
            return false;
        }
    }

    void write(DataOutput out) throws IOException {
        out.writeUTF(name);
        out.writeLong(size);
        out.writeUTF(look);
        out.write(digest.raw().toArray());
    }

    static Left read(DataInput in) throws IOException {
        String name = in.readUTF();
        long size = in.readLong();
        String look = in.readUTF();
        byte[] digest = new byte[DIGEST];
        in.readFully(digest);
        return new Left(name, size, look, new Digest(Bytes.own(digest)), false);
    }
}
