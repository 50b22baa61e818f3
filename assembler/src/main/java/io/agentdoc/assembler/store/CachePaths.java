package io.agentdoc.assembler.store;

import io.agentdoc.document.value.Digest;
import java.nio.file.Path;

/**
 * Where everything lies in a cache folder; it touches no disk.
 *
 * <pre>
 * objects/ab/cdef…         the bytes whose SHA-256 is abcdef…
 * outcomes/ab/cdef….json   how asking last ended, under the SHA-256 of kind, line feed and URL
 * gc.lock                  held by the one who sweeps
 * use.lock                 held in common by those who write
 * </pre>
 */
public record CachePaths(Path root) {
    private static final int FOLDER_NAME_LENGTH = 2;

    public Path objects() {
        return root.resolve("objects");
    }

    public Path object(Digest digest) {
        return sharded(objects(), digest, "");
    }

    public Path outcomes() {
        return root.resolve("outcomes");
    }

    public Path outcome(SourceAddress address) {
        return sharded(outcomes(), address.name(), ".json");
    }

    public Path lock() {
        return root.resolve("gc.lock");
    }

    public Path use() {
        return root.resolve("use.lock");
    }

    private static Path sharded(Path folder, Digest digest, String ending) {
        String hex = digest.hex();
        return folder.resolve(hex.substring(0, FOLDER_NAME_LENGTH)).resolve(hex.substring(FOLDER_NAME_LENGTH) + ending);
    }
}
