package io.agentdoc.renderer.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.stream.Stream;

/** The unfinished files that a stopped build left. */
final class Unfinished {
    private Unfinished() {}

    /** Takes them away, wherever they lie below a folder that may be there. */
    static void sweep(Path root) {
        if (!Files.isDirectory(root, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        try (Stream<Path> files = Files.walk(root)) {
            Iterator<Path> unfinished = files.filter(Unfinished::is).iterator();
            while (unfinished.hasNext()) {
                Files.deleteIfExists(unfinished.next());
            }
        } catch (IOException | UncheckedIOException e) {
            throw new OutputFault("cannot sweep " + root + ": " + e.getMessage(), e);
        }
    }

    private static boolean is(Path file) {
        String name = file.getFileName().toString();
        return name.startsWith(".")
                && name.endsWith(Batch.TEMPORARY)
                && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
    }
}
