package io.agentdoc.assembler.repository;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads which commit a folder stands at, from the files in which git keeps it; git itself is never run (13.7).
 *
 * <pre>
 * .git/HEAD           HASH, or ref: refs/heads/NAME
 * .git/refs/heads/…   HASH
 * .git/packed-refs    lines: HASH refs/heads/NAME
 * </pre>
 */
public final class GitHead {
    private static final Pattern HASH = Pattern.compile("[0-9a-f]{40}|[0-9a-f]{64}");
    private static final String REF = "ref: ";

    private GitHead() {}

    /** The commit of the repository that the folder is or lies in; nothing where it lies in none. */
    public static Optional<String> of(Path folder) {
        Optional<Path> at = Optional.of(folder.toAbsolutePath().normalize());
        while (at.isPresent()) {
            Path git = at.get().resolve(".git");
            if (Files.isDirectory(git)) {
                return commit(git);
            }
            at = Optional.ofNullable(at.get().getParent());
        }
        return Optional.empty();
    }

    private static Optional<String> commit(Path git) {
        try {
            String head = GitText.line(git.resolve("HEAD")).orElse("");
            if (!head.startsWith(REF)) {
                return hash(head);
            }
            String ref = head.substring(REF.length());
            Path loose = git.resolve(ref).normalize();
            if (loose.startsWith(git) && Files.isRegularFile(loose)) {
                return GitText.line(loose).flatMap(GitHead::hash);
            }
            return GitText.list(git.resolve("packed-refs")).flatMap(refs -> packed(refs, ref));
        } catch (IOException | InvalidPathException unreadable) {
            return Optional.empty();
        }
    }

    private static Optional<String> packed(String refs, String ref) {
        return refs.lines()
                .filter(line -> line.endsWith(" " + ref))
                .map(line -> line.substring(0, line.length() - ref.length() - 1))
                .flatMap(text -> hash(text).stream())
                .findFirst();
    }

    private static Optional<String> hash(String text) {
        return Optional.of(text).filter(word -> HASH.matcher(word).matches());
    }
}
