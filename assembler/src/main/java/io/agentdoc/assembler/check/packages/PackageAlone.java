package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.repository.Views;
import io.agentdoc.document.check.Level;
import java.util.Set;

/**
 * The package's folder holds the package and nothing else (13.2, decision 53).
 *
 * <p>A {@code README.md} at its root is a warning alone, since every public repository has it.
 */
final class PackageAlone implements RepositoryRule {
    private static final Set<String> FOLDERS = Set.of(Inspected.SKILLS, Views.FOLDER + "/");

    @Override
    public void check(InspectedRepository repository, Found into) {
        Inspected packed = repository.packed();
        if (repository.manifest().isEmpty()) {
            return;
        }
        Set<String> parts = Set.of(
                PackageTree.MANIFEST,
                packed.pinned("descriptor", PackageTree.DESCRIPTOR),
                packed.pinned("install", PackageTree.INSTALL),
                PackageTree.SERVERS);
        for (String name : packed.files().names()) {
            boolean part = parts.contains(name) || FOLDERS.stream().anyMatch(name::startsWith);
            if (!part) {
                into.add(
                        "13.2-2",
                        name.equals("README.md") ? Level.WARNING : Level.ERROR,
                        repository.packageFolder() + name,
                        "it is no part of a package, and the folder holds the package alone; move it out of here");
            }
        }
    }
}
