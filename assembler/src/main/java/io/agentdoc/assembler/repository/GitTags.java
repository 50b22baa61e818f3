package io.agentdoc.assembler.repository;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Reads which tags a repository has, from the files in which git keeps them; git itself is never run (13.7).
 *
 * <pre>
 * .git                a folder, or a file: gitdir: FOLDER
 * commondir           in a second worktree: where the folder of the first lies
 * packed-refs         lines: HASH refs/tags/NAME
 * refs/tags/NAME      the tags that are not packed
 * </pre>
 */
public final class GitTags {
    private static final String TAGS = "refs/tags/";

    private GitTags() {}

    /** The names of the tags; nothing where the folder is under no version control that we know. */
    public static Optional<Set<String>> of(Path root) {
        try {
            Optional<Path> folder = folder(root.resolve(".git"));
            return folder.isEmpty() ? Optional.empty() : Optional.of(tags(folder.get()));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    private static Optional<Path> folder(Path git) throws IOException {
        if (!Files.isRegularFile(git)) {
            return Files.isDirectory(git) ? Optional.of(git) : Optional.empty();
        }
        String pointer = Files.readString(git).strip();
        if (!pointer.startsWith("gitdir: ")) {
            return Optional.empty();
        }
        Path own = git.resolveSibling(pointer.substring("gitdir: ".length()));
        Path common = own.resolve("commondir");
        return Optional.of(Files.isRegularFile(common) ? own.resolve(Files.readString(common).strip()) : own);
    }

    private static Set<String> tags(Path folder) throws IOException {
        Set<String> tags = new TreeSet<>();
        Path packed = folder.resolve("packed-refs");
        if (Files.isRegularFile(packed)) {
            for (String line : Files.readAllLines(packed)) {
                int at = line.indexOf(" " + TAGS);
                if (at > 0 && !line.startsWith("#")) {
                    tags.add(line.substring(at + 1 + TAGS.length()));
                }
            }
        }
        Path loose = folder.resolve(TAGS);
        if (Files.isDirectory(loose)) {
            try (Stream<Path> files = Files.walk(loose)) {
                files.filter(Files::isRegularFile)
                        .map(file -> loose.relativize(file).toString().replace('\\', '/'))
                        .forEach(tags::add);
            }
        }
        return tags;
    }
}
