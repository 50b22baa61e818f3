package io.agentdoc.fleet;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.io.Serializable;
import java.util.List;
import org.apache.hadoop.fs.FileStatus;

/**
 * What is noted of an agent whose document stands, for the next build to leave it as it is where nothing changed.
 *
 * @param stamp what its document rests on, in the form of {@code agentdoc build}
 * @param form its row in its form
 */
@SuppressWarnings("ArrayRecordComponent") // written by one build and read by the next, and never compared
record Noted(String slug, byte[] stamp, byte[] form, boolean listed, List<Left> files) implements Serializable {

    /**
     * A file as the build left it: known by its size and time, and by its bytes where only the time is another.
     *
     * @param millis when the file system says it was changed
     */
    record Left(String name, long size, long millis, String digest) implements Serializable {

        static Left of(String name, String digest, Tree out) {
            FileStatus there =
                    out.look(name).orElseThrow(() -> new IllegalStateException(name + " is gone, which was just made"));
            return new Left(name, there.getLen(), there.getModificationTime(), digest);
        }

        boolean isStill(Tree out) {
            return out.look(name)
                    .filter(there -> there.getLen() == size)
                    .filter(there -> there.getModificationTime() == millis
                            || out.read(name).filter(this::has).isPresent())
                    .isPresent();
        }

        private boolean has(Bytes bytes) {
            return Digest.of(bytes).toString().equals(digest);
        }
    }

    /** Whether its files are as they were left. */
    boolean stands(Tree out) {
        return files.stream().allMatch(file -> file.isStill(out));
    }

    List<String> names() {
        return files.stream().map(Left::name).toList();
    }
}
