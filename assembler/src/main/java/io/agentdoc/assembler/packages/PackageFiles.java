package io.agentdoc.assembler.packages;

import io.agentdoc.document.value.Bytes;
import java.nio.file.Path;
import java.util.Collections;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The files of a package by name, from an archive or a folder alike, held in memory and never unpacked to disk.
 *
 * <p>Names are relative, with {@code /} between folders; every one of them passed {@link EntryNames}.
 */
public final class PackageFiles {
    private final NavigableMap<String, Bytes> files;

    PackageFiles(NavigableMap<String, Bytes> files) {
        this.files = Collections.unmodifiableNavigableMap(new TreeMap<>(files));
    }

    /** Reads the bytes of a zip or of a tar, bare or in gzip, all of them or nothing. */
    public static FilesReading of(Bytes archive, PackageLimits limits) {
        return Archive.read(archive, limits);
    }

    /** Whether bytes begin as an archive does; whatever else is called a package is its manifest alone. */
    public static boolean isArchive(Bytes bytes) {
        return Archive.isOne(bytes);
    }

    /** Reads a folder, or an archive that lies at that path; links below it are refused and never followed. */
    public static FilesReading of(Path path, PackageLimits limits) {
        return Folder.read(path, limits);
    }

    /**
     * Reads the files of a checked-out repository; links are passed over.
     *
     * @param wanted is asked for each file and, with a slash at its end, for each folder
     */
    public static FilesReading ofCheckout(Path root, PackageLimits limits, Predicate<String> wanted) {
        return Checkout.read(root, limits, wanted);
    }

    public NavigableSet<String> names() {
        return files.navigableKeySet();
    }

    public Optional<Bytes> bytes(String name) {
        return Optional.ofNullable(files.get(name));
    }

    public int size() {
        return files.size();
    }

    /** The files below that folder, named from there. */
    public PackageFiles under(String folder) {
        String prefix = folder + "/";
        TreeMap<String, Bytes> below = new TreeMap<>();
        files.tailMap(prefix).forEach((name, bytes) -> {
            if (name.startsWith(prefix)) {
                below.put(name.substring(prefix.length()), bytes);
            }
        });
        return new PackageFiles(below);
    }

    /** These files without the one folder that holds them all, where there is such a folder and it has that file. */
    PackageFiles unwrapped(String file) {
        String wrapper = wrapper(file);
        return wrapper.isEmpty() ? this : under(wrapper.substring(0, wrapper.length() - 1));
    }

    /** The one folder that holds all files and has that one, with a slash at its end; empty where the file lies at the root. */
    public String wrapper(String file) {
        Set<String> tops = files.keySet().stream()
                .map(name -> name.substring(0, name.indexOf('/') + 1))
                .collect(Collectors.toSet());
        String top = tops.size() == 1 ? tops.iterator().next() : "";
        return !files.containsKey(file) && files.containsKey(top + file) ? top : "";
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PackageFiles that && files.equals(that.files);
    }

    @Override
    public int hashCode() {
        return files.hashCode();
    }

    @Override
    public String toString() {
        return files.size() + " files";
    }
}
