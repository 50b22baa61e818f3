package io.agentdoc.renderer.site;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Where names stand below an output: nothing climbs out of it, and no link on the way is followed. */
final class Places {
    /** So many folders are remembered; then they are looked at again. */
    private static final int MOST_KNOWN = 4_096;

    private final Path root;
    private final Set<Path> known = ConcurrentHashMap.newKeySet();

    Places(Path root) {
        this.root = root;
    }

    /** The place of a file of that name. */
    Path of(String name) {
        Path file = root.resolve(name).normalize();
        if (!file.startsWith(root) || file.equals(root)) {
            throw new IllegalArgumentException("a name of a file below the output, not " + name);
        }
        return file;
    }

    /** The same, once the folder that it stands in is made. */
    Path made(String name) {
        Path file = of(name);
        folder(above(file));
        return file;
    }

    /** No link stands between the output and a file in it. */
    void refuseLinks(Path file) {
        for (Path at = above(file); !at.equals(root) && !known.contains(at); at = above(at)) {
            refuseLink(at);
        }
    }

    /** Takes away the folders that a file left empty. */
    void removeEmpty(Path file) throws IOException {
        for (Path folder = above(file); !folder.equals(root) && isEmpty(folder); folder = above(folder)) {
            Files.delete(folder);
            known.remove(folder);
        }
    }

    private static boolean isEmpty(Path folder) throws IOException {
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        try (var entries = Files.newDirectoryStream(folder)) {
            return !entries.iterator().hasNext();
        }
    }

    private static void refuseLink(Path folder) {
        if (Files.isSymbolicLink(folder)) {
            throw new OutputFault(folder + " is a link; the output is written into folders only");
        }
    }

    private Path above(Path path) {
        return Optional.ofNullable(path.getParent()).orElse(root);
    }

    /** Makes sure of a folder, from the output downward, and that no link stands in its place. */
    private void folder(Path folder) {
        if (known.contains(folder)) {
            return;
        }
        if (!folder.equals(root)) {
            folder(above(folder));
        }
        try {
            create(folder);
            if (known.size() >= MOST_KNOWN) {
                known.clear();
            }
            known.add(folder);
        } catch (IOException e) {
            throw new OutputFault("cannot make the folder " + folder + ": " + OutputFolder.why(e), e);
        }
    }

    private void create(Path folder) throws IOException {
        refuseLink(folder);
        try {
            if (folder.equals(root)) {
                Files.createDirectories(folder);
            } else {
                Files.createDirectory(folder);
            }
        } catch (FileAlreadyExistsException there) {
            if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
                throw new OutputFault(folder + " is in the way: it is a file", there);
            }
        }
    }
}
