package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.repository.RepositoryManifest;

/** One repository holds one agent: there is no second package and no second manifest in it (13.1). */
final class OneAgent implements RepositoryRule {
    private static final String RULE = "13.1-1";

    @Override
    public void check(InspectedRepository repository, Found into) {
        if (repository.manifest().isEmpty()) {
            return;
        }
        String own = repository.packageFolder() + PackageTree.MANIFEST;
        for (Spot tree : repository.all().trees()) {
            String file = tree.file();
            String last = file.substring(file.lastIndexOf('/') + 1);
            boolean second = last.equals(PackageTree.MANIFEST) && !file.equals(own) && isPackage(tree);
            boolean manifest = last.equals(RepositoryManifest.FILE) && !file.equals(RepositoryManifest.FILE);
            if ((second || manifest) && !repository.isPublishers(file)) {
                into.error(
                        RULE,
                        file,
                        "it is a second agent's, and a repository holds one; give it a repository of its own");
            }
        }
    }

    private static boolean isPackage(Spot manifest) {
        return manifest.member("extensions")
                .flatMap(all -> all.member(Inspected.NAMESPACE))
                .isPresent();
    }
}
