package io.agentdoc.fuzz;

import io.agentdoc.testing.Corpus;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The fixtures that are there anyway: the examples, the tests' own files and, beside the checkout, the corpus. */
public final class Seeds {
    /** A longer one slows every step that is made from it, and shows no more. */
    private static final int MOST_BYTES = 48 << 10;

    private Seeds() {}

    /** The files below these folders of the checkout, in order of their names. */
    public static List<Path> files(Predicate<Path> wanted, String... folders) {
        List<Path> files = new ArrayList<>();
        for (String folder : folders) {
            collect(Project.root().resolve(folder), wanted, files);
        }
        return files;
    }

    /** The same below folders of the corpus, where that is here. */
    public static List<Path> corpus(Predicate<Path> wanted, String... folders) {
        List<Path> files = new ArrayList<>();
        for (String folder : Corpus.isHere() ? folders : new String[0]) {
            collect(Corpus.at(folder), wanted, files);
        }
        return files;
    }

    public static Predicate<Path> ending(String... endings) {
        return path -> Stream.of(endings).anyMatch(path.toString()::endsWith);
    }

    public static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    public static List<byte[]> texts(String... texts) {
        return Stream.of(texts)
                .map(text -> text.getBytes(StandardCharsets.UTF_8))
                .toList();
    }

    public static List<byte[]> all(List<Path> files, List<byte[]> more) {
        List<byte[]> all = new ArrayList<>(files.stream().map(Seeds::bytes).toList());
        all.addAll(more);
        return List.copyOf(all);
    }

    public static List<byte[]> all(List<Path> files, List<byte[]> more, List<byte[]> andMore) {
        List<byte[]> all = new ArrayList<>(all(files, more));
        all.addAll(andMore);
        return List.copyOf(all);
    }

    /** Whether a file is an AgentDoc, by the first words of it. */
    public static boolean isAgentDoc(Path file) {
        byte[] bytes = bytes(file);
        return new String(bytes, 0, Math.min(bytes.length, 4000), StandardCharsets.UTF_8).contains("\"agentdoc\"");
    }

    private static void collect(Path folder, Predicate<Path> wanted, List<Path> into) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(Files::isRegularFile)
                    .filter(wanted)
                    .filter(Seeds::isShort)
                    .sorted()
                    .forEach(into::add);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot walk " + folder, e);
        }
    }

    private static boolean isShort(Path file) {
        try {
            return Files.size(file) <= MOST_BYTES;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}
