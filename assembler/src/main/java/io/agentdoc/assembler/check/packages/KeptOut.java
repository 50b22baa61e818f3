package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.packages.Quoted;
import java.util.Set;
import java.util.TreeSet;

/**
 * No credential in any file around the package, no environment of a deployment, and nothing that a run left behind in
 * one of the working directories that the install file declares (13.8).
 */
final class KeptOut implements RepositoryRule {
    private static final String RULE = "13.8-1";
    private static final Set<String> ENVIRONMENTS = Set.of(".env", ".env.local", ".env.production", ".envrc");
    private static final Set<String> KEPT_BY_GIT = Set.of(".gitkeep", ".gitignore", "README.md");

    private final CredentialValues credentials = new CredentialValues(RULE);

    @Override
    public void check(InspectedRepository repository, Found into) {
        if (repository.manifest().isEmpty()) {
            return;
        }
        Set<String> directories = new TreeSet<>();
        repository
                .packed()
                .install()
                .ifPresent(install -> install.each("directories")
                        .forEach(directory -> directory.text("name").ifPresent(directories::add)));
        for (String name : repository.files().names()) {
            if (!name.startsWith(repository.packageFolder())) {
                Found secrets = new Found();
                credentials.file(
                        name, repository.all().bytes(name), repository.all().json(name), secrets);
                Checkup checkup = secrets.all();
                checkup.findings().forEach(each -> into.add(each.rule(), each.level(), each.place(), each.message()));
                checkup.cannotCheck().forEach(into::cannotCheck);
                boolean found = checkup.hasError();
                around(repository, name, directories, found, into);
            }
        }
    }

    private static void around(
            InspectedRepository repository, String name, Set<String> directories, boolean found, Found into) {
        String last = name.substring(name.lastIndexOf('/') + 1);
        String top = name.indexOf('/') < 0 ? "" : name.substring(0, name.indexOf('/'));
        if (ENVIRONMENTS.contains(last) && !found) {
            into.error(RULE, name, "the environment of a deployment is no part of a repository; take it out");
        } else if (directories.contains(top) && !KEPT_BY_GIT.contains(last) && !repository.isPublishers(name)) {
            into.error(
                    RULE,
                    name,
                    "it lies in " + Quoted.name(top)
                            + ", where a running agent keeps its records and its work; take it out");
        }
    }
}
