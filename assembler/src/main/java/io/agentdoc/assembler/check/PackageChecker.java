package io.agentdoc.assembler.check;

import io.agentdoc.assembler.check.packages.Checkup;
import io.agentdoc.assembler.check.packages.PackageRules;
import io.agentdoc.assembler.check.packages.RepositoryRules;
import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.repository.RepositoryManifest;
import io.agentdoc.document.check.Finding;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * Checks an agent package or an agent repository, in a folder or in an archive, where one folder may hold it all
 * (12.10, 13.9).
 *
 * @param manifest the file that lies at its root
 */
record PackageChecker(String manifest, BiFunction<PackageFiles, Optional<Set<String>>, Checkup> rules)
        implements Checker.OfFiles {
    static PackageChecker ofPackages() {
        return new PackageChecker(PackageTree.MANIFEST, (files, tags) -> PackageRules.check(files));
    }

    static PackageChecker ofRepositories() {
        return new PackageChecker(RepositoryManifest.FILE, RepositoryRules::check);
    }

    @Override
    public Examination examine(Target.Files folder) {
        String wrapper = folder.files().wrapper(manifest);
        PackageFiles files =
                wrapper.isEmpty() ? folder.files() : folder.files().under(wrapper.substring(0, wrapper.length() - 1));
        Checkup checkup = rules.apply(files, folder.tags());
        return new Examination(
                checkup.findings().stream().map(finding -> in(wrapper, finding)).toList(), checkup.cannotCheck());
    }

    private static Finding in(String wrapper, Finding finding) {
        return new Finding(finding.rule(), finding.level(), wrapper + finding.place(), finding.message());
    }
}
