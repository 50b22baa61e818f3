package io.agentdoc.assembler.check.packages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.document.check.Level;
import io.agentdoc.testing.Clause;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Every rule of a repository has a folder of repositories that keep it and of those that break it. */
@Clause(value = "13.1-1", by = OneAgent.class)
@Clause(
        value = {"13.2-1", "13.3-1"},
        by = RepositoryParts.class)
@Clause(value = "13.2-1", by = PackageConforms.class)
@Clause(value = "13.2-2", by = PackageAlone.class)
@Clause(value = "13.2-3", by = SourceBuilt.class)
@Clause(value = "13.3-2", by = RepositoryAbsences.class)
@Clause(value = "13.3-3", by = RepositoryPoints.class)
@Clause(value = "13.4-5", by = DocumentRegenerates.class)
@Clause(
        value = {"13.4-6", "13.8-1"},
        by = RunningAgent.class)
@Clause(value = "13.8-1", by = KeptOut.class)
@Clause(value = "13.7-2", by = VersionTag.class)
class RepositoryRulesTest {
    private static final Path CLEAN = Cases.folder("repositories/clean");
    private static final Path PACKAGE = Cases.folder("packages/clean");
    private static final String TAGS = "TAGS";
    private static final Path RULES = Cases.folder("repositories/rules");

    @TempDir
    Path folder;

    @Test
    void every_rule_has_its_folder_and_every_folder_its_rule() {
        assertEquals(
                new TreeSet<>(RepositoryRules.all().stream().map(Cases::name).toList()),
                new TreeSet<>(Cases.below(RULES).stream()
                        .map(path -> path.getFileName().toString())
                        .toList()));
    }

    @Test
    void the_clean_repository_has_notes_alone() {
        Checkup checkup = all(Case.of(CLEAN, folder.resolve("clean")));
        assertTrue(
                checkup.findings().stream().allMatch(finding -> finding.level() == Level.NOTE), Cases.lines(checkup));
        assertEquals(List.of(), checkup.cannotCheck());
    }

    @TestFactory
    @Clause(
            value = {"13.9-1", "14-3"},
            by = RepositoryRules.class)
    Stream<DynamicTest> every_rule_is_shown_kept_and_broken() {
        return RepositoryRules.all().stream().map(rule -> DynamicTest.dynamicTest(Cases.name(rule), () -> shown(rule)));
    }

    private void shown(RepositoryRule rule) throws IOException {
        Path cases = RULES.resolve(Cases.name(rule));
        String readme = Files.readString(cases.resolve("README.md"));
        List<Path> kept = Cases.below(cases.resolve("pass"));
        List<Path> broken = Cases.below(cases.resolve("fail"));
        assertTrue(!kept.isEmpty() && !broken.isEmpty(), cases + " shows the rule kept and broken");
        for (Path one : kept) {
            Case files = Case.of(one, laid(one));
            assertEquals("", Cases.lines(own(rule, files)), one.toString());
            assertFalse(all(files).hasError(), () -> one + "\n" + Cases.lines(all(files)));
            assertTrue(readme.contains("- `" + one.getFileName() + "`: "), readme);
        }
        for (Path one : broken) {
            Case files = Case.of(one, laid(one));
            assertNotEquals("", Cases.lines(own(rule, files)), one.toString());
            PackageRulesTest.assertApproved(one, Cases.lines(all(files)));
            assertTrue(readme.contains("- `" + one.getFileName() + "`: "), readme);
        }
    }

    private Path laid(Path one) {
        return folder.resolve(RULES.relativize(one).toString());
    }

    /** A case's files, and the tags that it lists. */
    private record Case(PackageFiles files, Optional<Set<String>> tags) {
        static Case of(Path overlay, Path into) {
            Cases.lay(PACKAGE, into.resolve("package"));
            PackageFiles files = Cases.files(CLEAN, overlay, into);
            Optional<Set<String>> tags = files.bytes(TAGS)
                    .map(list -> new TreeSet<>(list.display().lines().toList()));
            return new Case(tags.isEmpty() ? files : withoutTags(into), tags);
        }

        private static PackageFiles withoutTags(Path into) {
            try {
                Files.delete(into.resolve(TAGS));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return Cases.files(into);
        }
    }

    private static Checkup own(RepositoryRule rule, Case one) {
        Found found = new Found();
        rule.check(new InspectedRepository(one.files(), one.tags()), found);
        return found.all();
    }

    private static Checkup all(Case one) {
        return RepositoryRules.check(one.files(), one.tags());
    }
}
