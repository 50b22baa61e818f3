package io.agentdoc.assembler.repository;

import io.agentdoc.assembler.packages.FilesReading;
import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.assembler.packages.PackageLimits;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Limits;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads an agent repository for its check: the package as strictly as any package, and of the rest what is tracked.
 *
 * <p>What the manifest names is read tracked or not, since it is often made before it is added. Where nothing says what is
 * tracked, everything counts.
 */
public final class RepositoryReading {
    private RepositoryReading() {}

    public static FilesReading of(Path root) {
        List<String> named = named(root);
        Optional<String> packageFolder = named.stream()
                .skip(1)
                .findFirst()
                .filter(name -> Files.isDirectory(root.resolve(name), LinkOption.NOFOLLOW_LINKS));
        if (packageFolder.isPresent()
                && PackageFiles.of(root.resolve(packageFolder.get()), PackageLimits.standard())
                        instanceof FilesReading.Refused refused) {
            return new FilesReading.Refused(refused.fault(), "the package: " + refused.why());
        }
        Optional<NavigableSet<String>> tracked = GitIndex.tracked(root);
        return PackageFiles.ofCheckout(
                root,
                PackageLimits.ofRepository(),
                name -> tracked.isEmpty() || isTracked(name, tracked.get()) || isNamed(name, named));
    }

    /** The manifest itself, and the places in the repository that it names, the package first. */
    private static List<String> named(Path root) {
        Optional<Node> manifest = PackagePlace.file(root.resolve(RepositoryManifest.FILE))
                .flatMap(
                        bytes -> new JsonParser(Limits.standard()).parse(bytes) instanceof JsonReading.Parsed(Json tree)
                                ? Optional.of(Node.root(tree))
                                : Optional.empty());
        Stream<String> places = Stream.of("package", "agentdoc", "tests", "source")
                .flatMap(member -> manifest.flatMap(at -> at.text(member)).stream())
                .filter(RepositoryManifest::isInside)
                .map(path -> path.endsWith("/") ? path.substring(0, path.length() - 1) : path);
        return Stream.concat(Stream.of(RepositoryManifest.FILE), places).toList();
    }

    private static boolean isTracked(String name, NavigableSet<String> tracked) {
        String next = tracked.ceiling(name);
        return next != null && (name.endsWith("/") ? next.startsWith(name) : next.equals(name));
    }

    /** Whether it is such a place, lies below one, or is a folder on the way to one. */
    private static boolean isNamed(String name, List<String> named) {
        return named.stream()
                .anyMatch(place -> (place + "/").startsWith(name.endsWith("/") ? name : name + "/")
                        || name.startsWith(place + "/"));
    }
}
