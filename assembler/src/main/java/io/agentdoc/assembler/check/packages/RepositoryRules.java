package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.assembler.repository.RepositoryManifest;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Every rule of a repository: the list of 13.9. */
public final class RepositoryRules {
    private static final List<RepositoryRule> ALL = List.of(
            new RepositoryParts(),
            new RepositoryPoints(),
            new RepositoryAbsences(),
            new OneAgent(),
            new PackageAlone(),
            new PackageConforms(),
            new DocumentRegenerates(),
            new DocumentUnsigned(),
            new SourceBuilt(),
            new RunningAgent(),
            new KeptOut(),
            new LicenseText(),
            new VersionTag());

    private RepositoryRules() {}

    /**
     * What a repository breaks, rule by rule; a folder that breaks one is no agent repository, whatever else it holds.
     *
     * @param tags those of its version control, where it is under one
     */
    public static Checkup check(PackageFiles files, Optional<Set<String>> tags) {
        InspectedRepository repository = new InspectedRepository(files, tags);
        Found found = new Found();
        ALL.forEach(rule -> rule.check(repository, found));
        if (found.all().hasError()) {
            found.error(
                    "13.9-1",
                    RepositoryManifest.FILE,
                    "with what is wrong above, this folder is not an agent repository, whatever else it holds");
        }
        return found.all();
    }

    static List<RepositoryRule> all() {
        return ALL;
    }
}
