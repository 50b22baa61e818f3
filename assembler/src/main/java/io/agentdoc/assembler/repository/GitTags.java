package io.agentdoc.assembler.repository;

import java.io.IOException;
import java.io.UncheckedIOException;
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
            Optional<GitFolder> folder = GitFolder.of(root);
            return folder.isEmpty()
                    ? Optional.empty()
                    : Optional.of(tags(folder.get().common()));
        } catch (IOException | UncheckedIOException unreadable) {
            return Optional.empty();
        }
    }

    private static Set<String> tags(Path folder) throws IOException {
        Set<String> tags = new TreeSet<>();
        for (String line :
                GitText.list(folder.resolve("packed-refs")).orElse("").lines().toList()) {
            int at = line.indexOf(" " + TAGS);
            if (at > 0 && !line.startsWith("#")) {
                tags.add(line.substring(at + 1 + TAGS.length()).strip());
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
