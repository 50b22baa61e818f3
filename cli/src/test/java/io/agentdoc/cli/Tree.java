package io.agentdoc.cli;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The files of a folder, each by its name and the digest of its bytes. */
final class Tree {
    private Tree() {}

    static Map<String, Digest> of(Path folder) {
        Map<String, Digest> files = new TreeMap<>();
        try (Stream<Path> walk = Files.walk(folder)) {
            walk.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .forEach(file -> files.put(folder.relativize(file).toString(), digest(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files;
    }

    /** The same, with the text of each, as far as it is text. */
    static Map<String, String> texts(Path folder) {
        Map<String, String> texts = new TreeMap<>();
        of(folder).keySet().forEach(name -> texts.put(name.replace('\\', '/'), text(folder.resolve(name))));
        return texts;
    }

    private static String text(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The names under which two folders do not hold the same. */
    static Set<String> differing(Map<String, Digest> one, Map<String, Digest> other) {
        Set<String> names = new TreeSet<>(one.keySet());
        names.addAll(other.keySet());
        names.removeIf(name -> Objects.equals(one.get(name), other.get(name)));
        return names;
    }

    private static Digest digest(Path file) {
        try {
            return Digest.of(Bytes.own(Files.readAllBytes(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
