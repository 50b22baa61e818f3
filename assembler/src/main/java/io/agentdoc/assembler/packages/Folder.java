package io.agentdoc.assembler.packages;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Reads the files of a folder under the same rules as those of an archive: regular files alone, no link followed.
 *
 * <p>A folder called {@code .git} is the version control's own and no part of a package.
 */
final class Folder {
    private static final String VERSION_CONTROL = ".git";

    private final PackageLimits limits;
    private final Collected collected;

    private Folder(PackageLimits limits) {
        this.limits = limits;
        this.collected = new Collected(limits);
    }

    static FilesReading read(Path path, PackageLimits limits) {
        try {
            if (Files.isRegularFile(path)) {
                return Archive.read(bounded(path, limits.maxArchiveBytes()), limits);
            }
            if (!Files.isDirectory(path)) {
                return new FilesReading.Refused(Fault.UNREADABLE, "there is no such file or folder");
            }
            Folder folder = new Folder(limits);
            folder.walk(path, "");
            return new FilesReading.Opened(folder.collected.files());
        } catch (Refusal refusal) {
            return refusal.value();
        } catch (IOException unreadable) {
            return new FilesReading.Refused(Fault.UNREADABLE, unreadable(path, unreadable));
        }
    }

    private void walk(Path folder, String prefix) throws Refusal, IOException {
        TreeMap<String, Path> children = new TreeMap<>();
        try (DirectoryStream<Path> listed = Files.newDirectoryStream(folder)) {
            for (Path child : listed) {
                children.put(prefix + child.getFileName(), child);
                if (children.size() > limits.maxEntries()) {
                    throw new Refusal(Fault.TOO_LARGE, "it has more than " + limits.maxEntries() + " entries");
                }
            }
        }
        for (var child : children.entrySet()) {
            entry(child.getKey(), child.getValue());
        }
    }

    private void entry(String name, Path path) throws Refusal, IOException {
        BasicFileAttributes attributes =
                Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        if (attributes.isDirectory()) {
            if (!name.equals(VERSION_CONTROL)) {
                collected.folder(name);
                walk(path, name + "/");
            }
        } else if (attributes.isRegularFile()) {
            collected.file(name);
            collected.reserve(name, attributes.size());
            Bytes bytes = bounded(path, (int) attributes.size(), LinkOption.NOFOLLOW_LINKS);
            collected.put(name, bytes);
        } else {
            throw new Refusal(
                    Fault.TYPE,
                    Quoted.name(name)
                            + (attributes.isSymbolicLink()
                                    ? " is a link, and none is followed"
                                    : " is neither a regular file nor a folder"));
        }
    }

    /** Why a folder is not read, and which of its files is why. */
    static String unreadable(Path root, IOException fault) {
        Optional<String> file = Optional.of(fault)
                .filter(FileSystemException.class::isInstance)
                .map(FileSystemException.class::cast)
                .map(FileSystemException::getFile)
                .map(Path::of)
                .filter(path -> path.startsWith(root) && !path.equals(root))
                .map(path -> root.relativize(path).toString().replace('\\', '/'));
        return file.map(Quoted::name).orElse("it") + " cannot be read: " + DiskFault.why(fault);
    }

    /** The bytes of a file, which may not have more than that many. */
    static Bytes bounded(Path file, int most, LinkOption... options) throws Refusal, IOException {
        Set<OpenOption> how = new HashSet<>(List.of(options));
        how.add(StandardOpenOption.READ);
        try (InputStream in = Channels.newInputStream(Files.newByteChannel(file, how))) {
            byte[] bytes = in.readNBytes(most + 1);
            if (bytes.length > most) {
                throw new Refusal(Fault.TOO_LARGE, "it has more than " + most + " bytes");
            }
            return Bytes.own(bytes);
        }
    }
}
