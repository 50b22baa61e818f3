package io.agentdoc.assembler.check.packages;

import java.util.List;

/** Where the package states a license, its text stands beside it (13.2, decision 58). */
final class LicenseText implements RepositoryRule {
    private static final List<String> NAMES =
            List.of("LICENSE", "LICENSE.md", "LICENSE.txt", "LICENCE", "COPYING", "UNLICENSE");

    @Override
    public void check(InspectedRepository repository, Found into) {
        boolean stated = repository
                .packed()
                .manifest()
                .flatMap(manifest -> manifest.text("license"))
                .isPresent();
        boolean shown =
                NAMES.stream().anyMatch(name -> repository.files().bytes(name).isPresent());
        if (repository.manifest().isPresent() && stated && !shown) {
            into.warning(
                    "13.2-1", "LICENSE", "the package states a license, and the repository does not have its text");
        }
    }
}
