package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A repository that is set up around the package that lies in it. */
class InitCommandTest {
    private static final Path PACKAGE = Project.root().resolve("examples/repository/package");
    private static final List<String> WRITTEN = List.of(
            ".gitattributes",
            ".github/workflows/agentdoc.yml",
            ".pre-commit-config.yaml",
            "agent-repo.json",
            "agentdoc.json");

    @TempDir
    Path folder;

    @BeforeEach
    void layThePackage() throws IOException {
        try (Stream<Path> files = Files.walk(PACKAGE)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = folder.resolve("repo/package")
                        .resolve(PACKAGE.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        }
    }

    @Test
    @Clause(value = "13.2-1", by = InitCommand.class)
    void what_is_missing_is_written_and_the_package_stays_as_it_is() {
        Map<String, String> before = tree();
        Ran ran = run("init", "repo", "--repository");
        Map<String, String> after = tree();
        assertAll(
                () -> assertEquals(0, ran.status(), ran.err()),
                () -> assertEquals("", ran.out()),
                () -> assertEquals(
                        WRITTEN,
                        after.keySet().stream()
                                .filter(file -> !before.containsKey(file))
                                .toList()));
        after.keySet().retainAll(before.keySet());
        assertEquals(before, after);
        assertEquals(0, run("package", "repo", "--check", "--views").status());
        assertEquals(0, run("check", "repo").status());
    }

    @Test
    void what_must_be_set_is_said_and_a_workflow_that_would_fail_is_no_success() {
        Ran good = run("init", "repo", "--repository");
        assertTrue(good.err().contains("\nType next:\n  cd repo\n  agentdoc package . --check --views "), good.err());
        write("repo/package/net.agentdoc.package/NOT.md", "# Where this agent stops\n\nNowhere.\n");
        Ran bad = run("init", "repo", "--repository");
        assertAll(
                () -> assertTrue(good.err().contains("  set the repository variable AGENTDOC"), good.err()),
                () -> assertEquals(1, bad.status()),
                () -> assertFalse(bad.err().contains("Type next"), "first it has to be mended"),
                () -> assertTrue(
                        bad.err()
                                .contains("  the workflow would fail, for \"agentdoc package . --check --views\" ends"),
                        bad.err()),
                () -> assertTrue(bad.out().contains("error 12.5-2 package/net.agentdoc.package/NOT.md: "), bad.out()));
    }

    @Test
    void the_hook_runs_the_program_as_it_was_called() {
        Ran ran = Ran.in(folder, Map.of("AGENTDOC_CALLED", "./tools/agentdoc"), "init", "repo", "--repository");
        assertAll(
                () -> assertEquals(0, ran.status(), ran.err()),
                () -> assertTrue(tree().getOrDefault(".pre-commit-config.yaml", "")
                        .contains("entry: ../tools/agentdoc package . --check --views\n")),
                () -> assertTrue(ran.err().contains("the hook runs ../tools/agentdoc;"), ran.err()));
    }

    @Test
    void a_second_time_nothing_is_written() {
        run("init", "repo", "--repository");
        Map<String, String> before = tree();
        Ran again = run("init", "repo", "--repository");
        assertAll(() -> assertEquals(0, again.status()), () -> assertEquals(before, tree()));
    }

    @Test
    void what_is_there_stays_and_what_to_add_to_it_is_said() {
        write("repo/.gitattributes", "*.md text");
        write("repo/.pre-commit-config.yaml", "repos: []\n");
        write("repo/.github/workflows/agentdoc.yml", "name: ours\n");
        write("repo/agentdoc.json", "{}\n");
        Ran ran = run("init", "repo", "--repository");
        assertAll(
                () -> assertEquals(1, ran.status()),
                () -> assertTrue(ran.out().contains("\n      - id: agentdoc\n"), ran.out()),
                () -> assertTrue(ran.out().contains("run: ../agentdoc/agentdoc package . --check --views"), ran.out()),
                () -> assertEquals("repos: []\n", tree().get(".pre-commit-config.yaml")),
                () -> assertEquals("name: ours\n", tree().get(".github/workflows/agentdoc.yml")),
                () -> assertEquals("{}\n", tree().get("agentdoc.json")),
                () -> assertEquals(
                        List.of("*.md text", "package/** -text", "agentdoc.json -text"),
                        tree().getOrDefault(".gitattributes", "")
                                .lines()
                                .filter(line -> !line.startsWith("#"))
                                .toList()));
    }

    @Test
    void the_hook_passes_fails_and_passes_again_as_the_package_moves() {
        run("init", "repo", "--repository");
        assertEquals(0, hook().status());
        write(
                "repo/package/descriptor.json",
                tree().getOrDefault("package/descriptor.json", "")
                        .replace("Rewrites one official letter", "Rewrites one letter"));
        Ran failed = hook();
        assertAll(
                () -> assertEquals(1, failed.status()),
                () -> assertTrue(failed.out().contains("error 13.4-5 agentdoc.json: "), failed.out()),
                () -> assertTrue(
                        failed.out().endsWith("mend: agentdoc package . --pins && agentdoc package .\n"),
                        failed.out()));
        assertEquals(0, Ran.in(folder.resolve("repo"), "package", ".", "--pins").status());
        assertEquals(0, Ran.in(folder.resolve("repo"), "package", ".").status());
        assertEquals(0, hook().status());
    }

    @Test
    void without_a_package_nothing_is_written_and_what_is_missing_is_said() {
        write("empty/README.md", "x\n");
        Ran nothing = run("init", "empty", "--repository");
        write("repo/package/descriptor.json", "{");
        Map<String, String> before = tree();
        Ran broken = run("init", "repo", "--repository");
        assertAll(
                () -> assertEquals(2, nothing.status()),
                () -> assertTrue(
                        nothing.err().contains("There is no package/plugin.json, and nothing was written"),
                        nothing.err()),
                () -> assertFalse(Files.exists(folder.resolve("empty/agent-repo.json"))),
                () -> assertEquals(2, broken.status()),
                () -> assertEquals(before, tree()));
    }

    @Test
    void a_manifest_that_is_there_says_where_everything_goes() {
        write(
                "repo/agent-repo.json",
                "{ \"format\": \"agent-repository-v1\", \"package\": \"package\", \"agentdoc\": \"doc/a.json\" }");
        Ran ran = run("init", "repo", "--repository");
        assertAll(
                () -> assertEquals(0, ran.status(), ran.err()),
                () -> assertTrue(tree().containsKey("doc/a.json")),
                () -> assertTrue(tree().getOrDefault(".gitattributes", "").contains("\ndoc/a.json -text\n")));
        write(
                "repo/agent-repo.json",
                "{ \"format\": \"agent-repository-v1\", \"package\": \"package\", \"agentdoc\": \"a;b.json\" }");
        assertEquals(2, run("init", "repo", "--repository").status());
    }

    @Test
    void nothing_is_written_through_a_link_and_in_a_dry_run_nothing_at_all() throws IOException {
        Map<String, String> before = tree();
        Ran dry = run("init", "repo", "--repository", "--dry-run");
        assertAll(
                () -> assertTrue(dry.err().contains("  would write agentdoc.json\n"), dry.err()),
                () -> assertEquals(before, tree()));
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        Files.createSymbolicLink(folder.resolve("repo/.github"), elsewhere);
        assertEquals(2, run("init", "repo", "--repository").status());
        try (Stream<Path> files = Files.list(elsewhere)) {
            assertEquals(List.of(), files.toList());
        }
    }

    /** Runs what the hook's entry says, as the hook would. */
    private Ran hook() {
        String entry = tree().getOrDefault(".pre-commit-config.yaml", "")
                .lines()
                .map(String::strip)
                .filter(line -> line.startsWith("entry: agentdoc "))
                .findFirst()
                .orElseThrow();
        return Ran.in(
                folder.resolve("repo"),
                entry.substring("entry: agentdoc ".length()).split(" ", -1));
    }

    private Ran run(String... arguments) {
        return Ran.in(folder, arguments);
    }

    private void write(String file, String text) {
        try {
            Path path = folder.resolve(file);
            Files.createDirectories(path.getParent());
            Files.writeString(path, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Map<String, String> tree() {
        return Tree.texts(folder.resolve("repo"));
    }
}
