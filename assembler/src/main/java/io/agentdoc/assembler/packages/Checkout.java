package io.agentdoc.assembler.packages;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Reads the files of a checked-out repository that somebody wants, whatever they are called.
 *
 * <p>A link is never followed and is no file here; the version control's own folder is none either.
 */
final class Checkout {
    private static final String VERSION_CONTROL = ".git";

    private final PackageLimits limits;
    private final Predicate<String> wanted;
    private final TreeMap<String, Bytes> files = new TreeMap<>();
    private long total;

    private Checkout(PackageLimits limits, Predicate<String> wanted) {
        this.limits = limits;
        this.wanted = wanted;
    }

    /** @param wanted is asked for each file and, with a slash at its end, for each folder */
    static FilesReading read(Path root, PackageLimits limits, Predicate<String> wanted) {
        try {
            Checkout checkout = new Checkout(limits, wanted);
            checkout.walk(root, "");
            return new FilesReading.Opened(new PackageFiles(checkout.files));
        } catch (Refusal refusal) {
            return refusal.value();
        } catch (IOException unreadable) {
            return new FilesReading.Refused(Fault.UNREADABLE, Folder.unreadable(root, unreadable));
        }
    }

    private void walk(Path folder, String prefix) throws Refusal, IOException {
        try (DirectoryStream<Path> listed = Files.newDirectoryStream(folder)) {
            for (Path child : listed) {
                entry(prefix + child.getFileName(), child);
            }
        }
    }

    private void entry(String name, Path path) throws Refusal, IOException {
        BasicFileAttributes attributes =
                Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        if (attributes.isDirectory()) {
            if (!name.equals(VERSION_CONTROL) && wanted.test(name + "/")) {
                walk(path, name + "/");
            }
        } else if (attributes.isRegularFile() && wanted.test(name)) {
            total += attributes.size();
            if (files.size() >= limits.maxEntries()) {
                throw new Refusal(Fault.TOO_LARGE, "it has more than " + limits.maxEntries() + " files");
            }
            if (total > limits.maxTotalBytes()) {
                throw new Refusal(
                        Fault.TOO_LARGE,
                        "its files have more than " + limits.maxTotalBytes() + " bytes together, of which "
                                + Quoted.name(name) + " has " + attributes.size());
            }
            files.put(name, Folder.bounded(path, (int) attributes.size(), LinkOption.NOFOLLOW_LINKS));
        }
    }
}
