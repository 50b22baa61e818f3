package io.agentdoc.assembler.repository;

import io.agentdoc.assembler.packages.FilesReading;
import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.assembler.packages.PackageLimits;
import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;

/** What a path holds: an agent repository, a bare package, or a package in an archive (13.2, 12.2). */
public sealed interface PackagePlace {
    /** What is wrong with a folder that we may not look into, of which nobody can say what it lacks. */
    String UNREADABLE = "the folder cannot be read: permission denied";

    /** A folder with {@code agent-repo.json}; the published document lies where that says. */
    record Repository(Path root, RepositoryManifest manifest, Path packageFolder, Path agentdoc)
            implements PackagePlace {}

    /** A folder with {@code plugin.json}. */
    record Bare(Path folder) implements PackagePlace {}

    /** An archive. */
    record Packed(Path file) implements PackagePlace {}

    /** None of the three; {@code why} is a sentence for a person. */
    record Refused(String why) implements PackagePlace {}

    static PackagePlace of(Path path) {
        if (Files.isRegularFile(path)) {
            return new Packed(path);
        }
        if (!Files.isDirectory(path)) {
            return new Refused("there is no such file or folder");
        }
        if (!Files.isReadable(path) || !Files.isExecutable(path)) {
            return new Refused(UNREADABLE);
        }
        if (Files.exists(path.resolve(RepositoryManifest.FILE), LinkOption.NOFOLLOW_LINKS)) {
            return repository(path);
        }
        return Files.exists(path.resolve(PackageTree.MANIFEST), LinkOption.NOFOLLOW_LINKS)
                ? new Bare(path)
                : new Refused("it has neither " + RepositoryManifest.FILE + " nor " + PackageTree.MANIFEST);
    }

    /** The package's files; empty where the place is none. */
    default FilesReading files(PackageLimits limits) {
        return switch (this) {
            case Repository repository -> PackageFiles.of(repository.packageFolder(), limits);
            case Bare bare -> PackageFiles.of(bare.folder(), limits);
            case Packed packed -> PackageFiles.of(packed.file(), limits);
            case Refused refused -> throw new IllegalStateException("there is no package: " + refused.why());
        };
    }

    private static PackagePlace repository(Path root) {
        Optional<Bytes> bytes = file(root.resolve(RepositoryManifest.FILE));
        if (bytes.isEmpty()) {
            return new Refused(RepositoryManifest.FILE
                    + (Files.isSymbolicLink(root.resolve(RepositoryManifest.FILE))
                            ? " is a link, and none is followed; put the file there itself"
                            : " is no regular file that can be read, of no more than 4 MiB"));
        }
        return switch (RepositoryManifest.read(bytes.get())) {
            case RepositoryManifest.Reading.Refused(String why) -> new Refused(why);
            case RepositoryManifest.Reading.Read(RepositoryManifest manifest) -> repository(root, manifest);
        };
    }

    private static PackagePlace repository(Path root, RepositoryManifest manifest) {
        Path folder = root.resolve(manifest.packageFolder());
        for (String named : new String[] {manifest.packageFolder(), manifest.agentdoc()}) {
            if (isLinked(root, root.resolve(named))) {
                return new Refused("\"" + named + "\", which " + RepositoryManifest.FILE
                        + " names, is a link or lies behind one, and none is followed; put the files there themselves");
            }
        }
        return Files.isDirectory(folder)
                ? new Repository(root, manifest, folder, root.resolve(manifest.agentdoc()))
                : new Refused(RepositoryManifest.FILE + " names the package \"" + manifest.packageFolder()
                        + "\", and there is no such folder");
    }

    private static boolean isLinked(Path root, Path path) {
        for (Path at = path; !at.equals(root) && at.getParent() != null; at = at.getParent()) {
            if (Files.isSymbolicLink(at)) {
                return true;
            }
        }
        return false;
    }

    /** The bytes of a small regular file; nothing where there is none. */
    static Optional<Bytes> file(Path file) {
        try {
            boolean small = Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                    && Files.size(file) <= RepositoryManifest.MOST_BYTES;
            return small ? Optional.of(Bytes.own(Files.readAllBytes(file))) : Optional.empty();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }
}
