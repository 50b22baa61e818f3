package io.agentdoc.cli;

import io.agentdoc.assembler.repository.PackagePlace;
import io.agentdoc.document.value.Bytes;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The command that mends a checkout whose line endings were converted: it adds to {@code .gitattributes} what is missing
 * there, and has git check the files out again, unless somebody changed them.
 */
final class CheckedOutAnew {
    private CheckedOutAnew() {}

    /** The command; nothing where no version control has the files, as in an archive. */
    static Optional<String> command(World world, PackageTarget target) {
        return switch (target.place()) {
            case PackagePlace.Repository repository ->
                command(
                        world,
                        target.typed(),
                        RepositoryFiles.attributes(repository.manifest()),
                        List.of(
                                repository.manifest().packageFolder(),
                                repository.manifest().agentdoc()));
            case PackagePlace.Bare bare -> {
                Path folder = world.path(Path.of(target.typed()));
                String name = String.valueOf(folder.getFileName());
                Optional<Path> above =
                        Optional.ofNullable(Path.of(target.typed()).normalize().getParent());
                String where = target.typed().equals(".")
                        ? ".."
                        : above.map(Path::toString).orElse(".");
                yield command(world, where, List.of(RepositoryFiles.everyFileOf(name)), List.of(name));
            }
            default -> Optional.empty();
        };
    }

    private static Optional<String> command(World world, String root, List<String> lines, List<String> files) {
        if (!isVersioned(world.path(Path.of(root)).toAbsolutePath())) {
            return Optional.empty();
        }
        String attributes = root.equals(".") ? RepositoryFiles.ATTRIBUTES : root + "/" + RepositoryFiles.ATTRIBUTES;
        String old = StandingFile.read(world.path(Path.of(attributes)))
                .map(Bytes::display)
                .orElse("");
        List<String> missing = FirstFiles.missing(old, lines);
        String git = root.equals(".") ? "git" : "git -C " + Shell.path(root);
        String quoted = String.join(" ", files.stream().map(Shell::quoted).toList());
        String added = missing.isEmpty()
                ? ""
                : (old.isEmpty() || old.endsWith("\n") ? "printf '%s\\n' " : "printf '\\n%s\\n' ")
                        + String.join(" ", missing.stream().map(Shell::quoted).toList()) + " >> "
                        + Shell.path(attributes) + " && ";
        return Optional.of(git + " diff --stat --exit-code HEAD -- " + quoted + " && " + added + git
                + " rm -r -q --cached -- " + quoted + " && " + git + " checkout -q HEAD -- " + quoted);
    }

    private static boolean isVersioned(Path folder) {
        for (Path at = folder; at != null; at = at.getParent()) {
            if (Files.exists(at.resolve(".git"))) {
                return true;
            }
        }
        return false;
    }
}
