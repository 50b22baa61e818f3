package io.agentdoc.document.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every rule has a folder of documents that keep it and of documents that break it; this finds them by itself. */
@Clause(
        value = {
            "9.3-1",
            "9.3-2",
            "9.3-4",
            "9.3-5",
            "9.3-6",
            "9.4-1",
            "9.4-2",
            "9.4-3",
            "9.4-4",
            "9.4-5",
            "9.4-6",
            "9.4-7",
            "9.4-8",
            "9.4-9",
            "9.4-12",
            "9.4-14",
            "9.4-19",
            "9.4-20",
            "9.4-22",
            "9.4-24",
            "9.5-1",
            "9.5-3",
            "9.5-4",
            "9.5-5",
            "9.5-6",
            "9.5-7",
            "9.5-8",
            "9.5-14",
            "9.5-15",
            "9.5-20",
            "9.5-23",
            "9.5-25",
            "9.5-27",
            "9.5-29",
            "9.5-30",
            "9.5-32",
            "9.5-33",
            "9.5-34",
            "9.5.1-1",
            "9.5.1-2",
            "9.5.1-3",
            "9.5.1-6",
            "9.5.1-8",
            "9.5.1-13",
            "9.6-1",
            "9.7-2",
            "9.10-1",
            "9.10-4",
            "9.10-5",
            "9.10-6",
            "9.10-7",
            "9.10-8",
            "9.10-9",
            "9.10-10",
            "9.11-1",
            "9.11-2",
            "9.11-3",
            "10-9",
            "13.4-1",
            "13.4-2",
            "13.4-3",
            "13.4-4"
        },
        by = Checks.class)
class RulesTest {
    private static final Path FOLDER = Project.root().resolve("document/src/test/resources/checks");

    @Test
    void everyRuleHasItsFolderAndEveryFolderItsRule() throws IOException {
        try (Stream<Path> folders = Files.list(FOLDER)) {
            assertEquals(
                    new TreeSet<>(Checks.rules().stream().map(RulesTest::name).toList()),
                    new TreeSet<>(folders.map(folder -> folder.getFileName().toString())
                            .toList()));
        }
    }

    @TestFactory
    Stream<DynamicTest> everyRuleIsShownKeptAndBroken() {
        return Checks.rules().stream().map(rule -> DynamicTest.dynamicTest(name(rule), () -> shown(rule)));
    }

    private static void shown(Check rule) throws IOException {
        Path folder = FOLDER.resolve(name(rule));
        String readme = Files.readString(folder.resolve("README.md"));
        List<Path> kept = documents(folder.resolve("pass"));
        List<Path> broken = documents(folder.resolve("fail"));
        assertTrue(!kept.isEmpty() && !broken.isEmpty(), folder + " shows the rule kept and broken");
        for (Path document : kept) {
            assertEquals(List.of(), own(rule, document), document.toString());
            assertTrue(errors(document).isEmpty(), document.toString());
            assertTrue(readme.contains("- `" + caseName(document) + "`: "), readme);
        }
        for (Path document : broken) {
            assertNotEquals(List.of(), own(rule, document), document.toString());
            String approved = Files.readString(document.resolveSibling(caseName(document) + ".txt"));
            assertEquals(approved, text(document), document.toString());
            assertTrue(readme.contains("- `" + caseName(document) + "`: "), readme);
        }
    }

    private static String caseName(Path document) {
        return document.getFileName().toString().replace(".json", "");
    }

    private static List<Finding> own(Check rule, Path document) throws IOException {
        Findings findings = new Findings();
        rule.check(new Examined(Documents.parse(Files.readAllBytes(document))), findings);
        return findings.all();
    }

    private static List<Finding> errors(Path document) throws IOException {
        return Checks.check(Documents.parse(Files.readAllBytes(document))).stream()
                .filter(finding -> finding.level() == Level.ERROR)
                .toList();
    }

    private static String text(Path document) throws IOException {
        return Documents.lines(Checks.check(Documents.parse(Files.readAllBytes(document))));
    }

    private static List<Path> documents(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        }
    }

    /** A rule's folder is called like its class, in lower case with hyphens. */
    private static String name(Check rule) {
        return rule.getClass()
                .getSimpleName()
                .replaceAll("(?<=[a-z])(?=[A-Z])", "-")
                .toLowerCase(Locale.ROOT);
    }
}
