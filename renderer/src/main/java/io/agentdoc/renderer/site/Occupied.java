package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** What stands in the place of a file that is to be written: nothing, a file, or what may not be written over. */
final class Occupied {
    private Occupied() {}

    /** Whether a file is there with these bytes. */
    static boolean has(Path file, Bytes bytes) throws IOException {
        try {
            return size(file) == bytes.size()
                    && Bytes.own(Files.readAllBytes(file)).equals(bytes);
        } catch (NoSuchFileException notThere) {
            return false;
        }
    }

    /** Refuses to write over a link or a folder. */
    static void refuse(Path file) throws IOException {
        try {
            size(file);
        } catch (NoSuchFileException notThere) {
            // Nothing is in the way.
        }
    }

    private static long size(Path file) throws IOException {
        var attributes = Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        if (!attributes.isRegularFile()) {
            throw new OutputFault(file + " is in the way: it is a link or a folder, not a file");
        }
        return attributes.size();
    }
}
