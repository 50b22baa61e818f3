package io.agentdoc.assembler.repository;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where git keeps what it knows of a checkout.
 *
 * <pre>
 * .git         a folder, or a file: gitdir: FOLDER
 * commondir    in a second worktree: where the folder of the first lies
 * </pre>
 *
 * @param own the checkout's own, with its index
 * @param common that of all its worktrees, with their tags
 */
record GitFolder(Path own, Path common) {
    private static final String POINTER = "gitdir: ";

    /** That of a checkout's root; nothing where it is none. */
    static Optional<GitFolder> of(Path root) throws IOException {
        Path git = root.resolve(".git");
        if (Files.isDirectory(git)) {
            return Optional.of(new GitFolder(git, git));
        }
        String pointer = GitText.line(git).orElse("");
        return pointer.startsWith(POINTER) ? pointed(git, pointer.substring(POINTER.length())) : Optional.empty();
    }

    private static Optional<GitFolder> pointed(Path git, String pointer) throws IOException {
        try {
            Path own = git.resolveSibling(pointer);
            Optional<String> common = GitText.line(own.resolve("commondir"));
            return Optional.of(new GitFolder(own, common.map(own::resolve).orElse(own)));
        } catch (InvalidPathException noPlace) {
            return Optional.empty();
        }
    }
}
