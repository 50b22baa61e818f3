package io.agentdoc.assembler.check.packages;

/**
 * Where the repository names what its package is built from, only building it would show that it is (13.2, decision 57):
 * the publisher's tool is never run here, and what is not looked at is no pass.
 */
final class SourceBuilt implements RepositoryRule {
    @Override
    public void check(InspectedRepository repository, Found into) {
        repository
                .path("source")
                .filter(path -> repository.hasFile(path) || repository.hasFolder(path))
                .ifPresent(source -> into.cannotCheck(
                        "source",
                        "whether the package is what " + source
                                + " builds (13.2-3), since no builder of the publisher's is run"));
    }
}
