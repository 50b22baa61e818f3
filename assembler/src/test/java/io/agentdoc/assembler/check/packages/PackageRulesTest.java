package io.agentdoc.assembler.check.packages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.testing.Clause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Every rule of a package has a folder of packages that keep it and of packages that break it; this finds them by itself. */
@Clause(value = "12.1-1", by = DraftSubject.class)
@Clause(
        value = {"12.3-1", "12.3-14", "12.6-7"},
        by = DraftConforms.class)
@Clause(
        value = {"12.2-1"},
        by = Layout.class)
@Clause(value = "12.2-2", by = ManifestPointers.class)
@Clause(
        value = {"12.2-3", "12.2-4"},
        by = ManifestSchema.class)
@Clause(value = "12.2-5", by = ManifestDigests.class)
@Clause(value = "12.4-1", by = InstallValues.class)
@Clause(value = "12.4-2", by = InstallSections.class)
@Clause(value = "12.4-3", by = Requirements.class)
@Clause(value = "12.4-4", by = Dependencies.class)
@Clause(
        value = {"12.4-5", "12.6-2"},
        by = SystemNames.class)
@Clause(value = "12.4-6", by = SystemEntries.class)
@Clause(
        value = {"12.4-7", "12.6-2"},
        by = Servers.class)
@Clause(value = "12.4-8", by = CeilingEntries.class)
@Clause(value = "12.4-9", by = CeilingSides.class)
@Clause(value = "12.4-11", by = Directories.class)
@Clause(value = "12.4-12", by = JobSeconds.class)
@Clause(value = "12.4-13", by = AnswerPiece.class)
@Clause(
        value = {"12.5-1", "12.6-2"},
        by = SkillFolders.class)
@Clause(value = "12.5-2", by = GeneratedViews.class)
@Clause(value = "12.6-1", by = OneSpelling.class)
@Clause(
        value = {"12.6-3", "12.6-9"},
        by = ScriptAddresses.class)
@Clause(value = "12.6-4", by = CredentialValues.class)
@Clause(value = "12.6-6", by = ManifestAddresses.class)
@Clause(value = "12.6-7", by = InstallValues.class)
@Clause(value = "12.6-10", by = NothingCommercial.class)
@Clause(value = "12.6-15", by = HiddenCharacters.class)
@Clause(value = "12.9-1", by = OutsidePackages.class)
@Clause(value = "13.5-1", by = Lineage.class)
class PackageRulesTest {
    private static final Path CLEAN = Cases.folder("packages/clean");
    private static final Path RULES = Cases.folder("packages/rules");

    @TempDir
    Path folder;

    @Test
    void every_rule_has_its_folder_and_every_folder_its_rule() {
        assertEquals(
                new TreeSet<>(PackageRules.all().stream().map(Cases::name).toList()),
                new TreeSet<>(Cases.below(RULES).stream()
                        .map(path -> path.getFileName().toString())
                        .toList()));
    }

    @Test
    void the_clean_package_has_no_finding() {
        assertEquals("", Cases.lines(all(Cases.files(CLEAN))));
    }

    @TestFactory
    @Clause(
            value = {"12.10-1", "14-3"},
            by = PackageRules.class)
    Stream<DynamicTest> every_rule_is_shown_kept_and_broken() {
        return PackageRules.all().stream().map(rule -> DynamicTest.dynamicTest(Cases.name(rule), () -> shown(rule)));
    }

    private void shown(PackageRule rule) throws IOException {
        Path cases = RULES.resolve(Cases.name(rule));
        String readme = Files.readString(cases.resolve("README.md"));
        List<Path> kept = Cases.below(cases.resolve("pass"));
        List<Path> broken = Cases.below(cases.resolve("fail"));
        assertTrue(!kept.isEmpty() && !broken.isEmpty(), cases + " shows the rule kept and broken");
        for (Path one : kept) {
            PackageFiles files = files(one);
            assertEquals("", Cases.lines(own(rule, files)), one.toString());
            assertFalse(all(files).hasError(), () -> one + "\n" + Cases.lines(all(files)));
            assertTrue(readme.contains("- `" + one.getFileName() + "`: "), readme);
        }
        for (Path one : broken) {
            PackageFiles files = files(one);
            assertNotEquals("", Cases.lines(own(rule, files)), one.toString());
            assertApproved(one, Cases.lines(all(files)));
            assertTrue(readme.contains("- `" + one.getFileName() + "`: "), readme);
        }
    }

    static void assertApproved(Path one, String text) throws IOException {
        Path approved = one.resolveSibling(one.getFileName() + ".txt");
        if (Boolean.getBoolean("approve")) {
            Files.writeString(approved, text);
        }
        assertEquals(
                Files.exists(approved) ? Files.readString(approved) : "nothing approved yet", text, one.toString());
    }

    private PackageFiles files(Path one) {
        return Cases.files(CLEAN, one, folder.resolve(RULES.relativize(one).toString()));
    }

    private static Checkup own(PackageRule rule, PackageFiles files) {
        Found found = new Found();
        rule.check(new Inspected(files), found);
        return found.all();
    }

    private static Checkup all(PackageFiles files) {
        return PackageRules.check(files);
    }
}
