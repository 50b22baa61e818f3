package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Optional;

/** What a site remembers beyond its output, in a folder of its owner's: nothing in it is ever removed (6.7). */
final class History {
    private final Optional<OutputFolder> folder;
    private final boolean writes;

    private History(Optional<OutputFolder> folder, boolean writes) {
        this.folder = folder;
        this.writes = writes;
    }

    /** Without a folder, nothing is remembered; without leave to write, what is there is read. */
    static History in(Optional<Path> folder, boolean writes) {
        return new History(
                folder.map(path -> new OutputFolder(path.toAbsolutePath().normalize())), writes);
    }

    Optional<Bytes> read(String name) {
        return folder.flatMap(history -> history.read(name));
    }

    /** The same as a stream. */
    Optional<InputStream> open(String name) {
        return folder.flatMap(history -> history.open(name));
    }

    void write(String name, Bytes bytes) {
        leave(name, bytes);
    }

    /** The same; answers with what is left there. */
    Optional<Left> leave(String name, Bytes bytes) {
        return writes ? folder.map(history -> history.leave(name, bytes)) : Optional.empty();
    }

    /** The same of a file whose bytes come one after another. */
    Optional<Left> leave(String name, Writing writing) {
        return writes ? folder.map(history -> history.leave(name, writing)) : Optional.empty();
    }

    /** Whether a file is there as a former build left it. */
    boolean isStill(Left left) {
        return folder.filter(history -> history.isStill(left)).isPresent();
    }

    /** Makes durable what was written, and lets it be seen. */
    void settle() {
        folder.ifPresent(OutputFolder::settle);
    }

    void discard() {
        folder.ifPresent(OutputFolder::discard);
    }
}
