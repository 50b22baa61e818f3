package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.packages.PackageFiles;
import java.util.List;

/** Every rule of a package: the list of 12.10. */
public final class PackageRules {
    private static final List<PackageRule> ALL = List.of(
            new Layout(),
            new ManifestSchema(),
            new ManifestPointers(),
            new ManifestDigests(),
            new ManifestAddresses(),
            new Lineage(),
            new DraftSubject(),
            new DraftConforms(),
            new InstallSections(),
            new InstallValues(),
            new Requirements(),
            new Dependencies(),
            new SystemNames(),
            new SystemEntries(),
            new Servers(),
            new CeilingEntries(),
            new CeilingSides(),
            new Directories(),
            new JobSeconds(),
            new AnswerPiece(),
            new RunMisplaced(),
            new SkillFolders(),
            new GeneratedViews(),
            new OneSpelling(),
            new NothingCommercial(),
            new ScriptAddresses(),
            new CredentialValues(),
            new HiddenCharacters(),
            new OutsidePackages());

    private PackageRules() {}

    /** What a package breaks, rule by rule. */
    public static Checkup check(PackageFiles files) {
        Inspected packed = new Inspected(files);
        Found found = new Found();
        ALL.forEach(rule -> rule.check(packed, found));
        return found.all();
    }

    static List<PackageRule> all() {
        return ALL;
    }
}
