package io.agentdoc.assembler.check.packages;

import io.agentdoc.document.check.Finding;

/** The package in a repository keeps every rule of a package (13.2, 12.10). */
final class PackageConforms implements RepositoryRule {
    @Override
    public void check(InspectedRepository repository, Found into) {
        if (repository.manifest().isEmpty() || repository.packed().files().size() == 0) {
            return;
        }
        Found found = new Found();
        PackageRules.all().forEach(rule -> rule.check(repository.packed(), found));
        String folder = repository.packageFolder();
        Checkup checkup = found.all();
        for (Finding finding : checkup.findings()) {
            into.add(finding.rule(), finding.level(), folder + finding.place(), finding.message());
        }
        checkup.cannotCheck().forEach(why -> into.cannotCheck(folder + why));
    }
}
