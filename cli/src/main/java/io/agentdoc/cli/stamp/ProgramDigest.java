package io.agentdoc.cli.stamp;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Tells one program from another by the names, sizes and times of the files that it is run from: a version's number alone
 * says nothing of a program that somebody is working on.
 */
public final class ProgramDigest {
    private ProgramDigest() {}

    /** The program that this is, its templates and its libraries among it. */
    public static Digest own(String version) {
        String classPath = System.getProperty("java.class.path", "");
        return of(
                version + "\n" + Runtime.version(),
                classPath + File.pathSeparator + String.join(File.pathSeparator, beside(ProgramDigest.class)));
    }

    /** The jars beside the one that a class is from: an engine that brought them need not name them in the class path. */
    private static List<String> beside(Class<?> own) {
        try {
            URI from = own.getProtectionDomain().getCodeSource().getLocation().toURI();
            try (Stream<Path> files = Files.list(Path.of(from).resolveSibling("."))) {
                return files.map(Path::toString)
                        .filter(file -> file.endsWith(".jar"))
                        .sorted()
                        .toList();
            }
        } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException | IOException elsewhere) {
            return List.of();
        }
    }

    static Digest of(String version, String classPath) {
        StringBuilder all = new StringBuilder(version).append('\n');
        Pattern.compile(Pattern.quote(File.pathSeparator))
                .splitAsStream(classPath)
                .filter(element -> !element.isEmpty())
                .forEach(element ->
                        looks(Path.of(element)).forEach(line -> all.append(line).append('\n')));
        return Digest.of(Bytes.utf8(all.toString()));
    }

    private static SortedSet<String> looks(Path element) {
        try (Stream<Path> files = Files.walk(element)) {
            SortedSet<String> looks = new TreeSet<>();
            files.filter(Files::isRegularFile).forEach(file -> looks.add(element.relativize(file) + " " + look(file)));
            return looks;
        } catch (IOException notThere) {
            return new TreeSet<>();
        }
    }

    private static String look(Path file) {
        try {
            BasicFileAttributes there = Files.readAttributes(file, BasicFileAttributes.class);
            return there.size() + " " + there.lastModifiedTime();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
