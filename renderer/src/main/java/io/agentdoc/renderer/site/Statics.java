package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;

/** The owner's own files, which are published as they are, under the names they have in their folder. */
final class Statics {
    private final Path folder;

    Statics(Path folder) {
        this.folder = folder.toAbsolutePath().normalize();
    }

    /** Copies each; one that would stand in the place of a file of ours is refused. */
    void copyTo(Output output, Set<String> toCome) {
        NavigableMap<String, Path> files = files();
        Set<String> taken = output.among(files.keySet());
        files.forEach((name, file) -> {
            if (taken.contains(name)
                    || toCome.contains(name)
                    || name.endsWith(Manifest.NAME)
                    || name.endsWith(Turn.NAME)) {
                throw new OutputFault(file + " would stand in the place of " + name
                        + ", which the build writes itself; give it another name, or take it out of site.static");
            }
            output.write(name, read(file));
        });
    }

    /** The bytes of each. */
    Map<String, Long> sizes() {
        Map<String, Long> sizes = new TreeMap<>();
        files().forEach((name, file) -> sizes.put(name, size(file)));
        return sizes;
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new OutputFault("cannot read " + file + ": " + e.getMessage(), e);
        }
    }

    private static Bytes read(Path file) {
        try {
            return Bytes.own(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new OutputFault("cannot read " + file + ": " + e.getMessage(), e);
        }
    }

    /** Regular files only: a link could lead anywhere, and what it leads to was not put here to be published. */
    private NavigableMap<String, Path> files() {
        NavigableMap<String, Path> files = new TreeMap<>();
        try {
            Files.walkFileTree(folder, new SimpleFileVisitor<Path>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    if (!attributes.isRegularFile()) {
                        throw new OutputFault(file + " is a link or no file; site.static is copied file by file");
                    }
                    files.put(
                            folder.relativize(file)
                                    .toString()
                                    .replace(file.getFileSystem().getSeparator(), "/"),
                            file);
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new OutputFault("cannot read the folder of site.static: " + e.getMessage(), e);
        }
        return files;
    }
}
