package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A site that is begun, as somebody would who has just heard of it. */
class SiteSetupTest {
    private static final String KEY = "keys/assembler.pem";

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "--operator, .well-known/agentdoc.json, .well-known/agentdoc/index.html",
        "--directory, agents/sample-two.json, agents/sample-two/index.html"
    })
    void what_was_begun_builds_at_once_and_without_a_network(String kind, String document, String page) {
        Ran begun = run("init", "mine", kind);
        Ran built = inside("build", "--offline", "--progress", "none", "--strict");
        assertAll(
                () -> assertEquals(0, begun.status(), begun.err()),
                () -> assertEquals("", begun.out()),
                () -> assertEquals(0, built.status(), built.err()),
                () -> assertFalse(built.err().contains("warning"), built.err()),
                () -> assertTrue(read("site/" + document).contains("\"agentdoc-assembly-v1\""), "it is signed"),
                () -> assertTrue(read("site/" + page).contains("Sample agent"), read("site/" + page)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--operator", "--directory"})
    @Clause("9.1-2")
    void the_sample_is_seen_to_be_one_and_says_nothing_of_anybody(String kind) {
        run("init", "mine", kind);
        inside("build", "--progress", "none");
        Map<String, String> documents = new TreeMap<>(tree());
        documents.keySet().removeIf(file -> !file.matches("site/(agents/[^/]+|\\.well-known/agentdoc)\\.json"));
        assertFalse(documents.isEmpty());
        documents.forEach((file, text) -> assertAll(
                file,
                () -> assertTrue(text.contains("\"name\": \"Sample agent"), text),
                () -> assertTrue(text.contains("It describes no real agent"), text),
                () -> assertTrue(text.contains("\"assembled_by_operator\": false"), text)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--operator", "--directory"})
    void the_messages_say_what_to_type_next(String kind) {
        String said = run("init", "mine", kind).err();
        assertAll(
                () -> assertTrue(said.contains("\n  cd mine\n  agentdoc build "), said),
                () -> assertTrue(said.contains("\n  agentdoc serve "), said),
                () -> assertTrue(said.contains("YOURS"), said));
        assertFalse(Ran.in(newFolder("here"), "init", kind).err().contains("  cd "), "it is here already");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--operator", "--directory"})
    void the_key_is_its_owners_alone_and_neither_published_nor_committed(String kind) throws Exception {
        run("init", "mine", kind);
        inside("build", "--progress", "none");
        Path key = folder.resolve("mine").resolve(KEY);
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(key)));
        String secret = read(KEY).lines().skip(1).findFirst().orElseThrow();
        tree().forEach((file, text) -> assertEquals(file.equals(KEY), text.contains(secret), file));
        Process git = new ProcessBuilder("git", "init", "-q", ".")
                .directory(folder.resolve("mine").toFile())
                .start();
        assertEquals(0, git.waitFor());
        assertEquals(0, ignored(KEY));
        assertEquals(0, ignored("keys/another.pem"));
        assertEquals(0, ignored("site/index.html"));
        assertNotEquals(0, ignored("keys/README.md"));
        assertNotEquals(0, ignored("keys/agent.example.jwks.json"));
        assertNotEquals(0, ignored("history/x"));
        assertNotEquals(0, ignored("agentdoc.yaml"));
    }

    private int ignored(String file) throws IOException, InterruptedException {
        return new ProcessBuilder("git", "check-ignore", "-q", file)
                .directory(folder.resolve("mine").toFile())
                .start()
                .waitFor();
    }

    @ParameterizedTest
    @ValueSource(strings = {"--operator", "--directory"})
    void a_second_time_nothing_is_written_and_in_a_dry_run_nothing_at_all(String kind) {
        Ran dry = run("init", "mine", kind, "--dry-run");
        assertAll(
                () -> assertEquals(0, dry.status()),
                () -> assertTrue(dry.err().contains("  would write agentdoc.yaml\n"), dry.err()),
                () -> assertFalse(Files.exists(folder.resolve("mine"))));
        run("init", "mine", kind);
        Map<String, String> before = tree();
        Ran again = run("init", "mine", kind);
        assertAll(() -> assertEquals(0, again.status(), again.err()), () -> assertEquals(before, tree()));
    }

    @Test
    void a_configuration_that_is_there_stays_and_nothing_is_written_beside_it() {
        write("mine/agentdoc.yaml", "agents: []\n");
        Map<String, String> before = tree();
        Ran ran = run("init", "mine", "--operator");
        assertAll(
                () -> assertEquals(2, ran.status()),
                () -> assertEquals(before, tree()),
                () -> assertTrue(ran.err().contains("agentdoc.yaml is there already; it stays as it is"), ran.err()),
                () -> assertTrue(ran.err().contains("agentdoc build mine/agentdoc.yaml"), ran.err()));
    }

    @Test
    void what_else_is_there_stays_and_gitignore_is_added_to() {
        write("mine/.gitignore", "target/");
        write("mine/" + KEY, "mine\n");
        write("mine/.github/workflows/site.yml", "name: ours\n");
        Ran ran = run("init", "mine", "--directory");
        assertAll(
                () -> assertEquals(1, ran.status()),
                () -> assertEquals("mine\n", read(KEY)),
                () -> assertEquals("name: ours\n", read(".github/workflows/site.yml")),
                () -> assertTrue(read(".gitignore").startsWith("target/\n/keys/*\n"), read(".gitignore")),
                () -> assertTrue(
                        ran.err().contains(".github/workflows/site.yml is there and stays as it is"), ran.err()));
    }

    @Test
    void nothing_is_written_through_a_link() throws IOException {
        Path elsewhere = newFolder("elsewhere");
        Files.createSymbolicLink(newFolder("mine").resolve("keys"), elsewhere);
        Ran ran = run("init", "mine", "--operator");
        assertAll(
                () -> assertEquals(2, ran.status()),
                () -> assertTrue(ran.err().contains("leads through a link"), ran.err()),
                () -> assertFalse(Files.exists(folder.resolve("mine/agentdoc.yaml"))));
        try (Stream<Path> files = Files.list(elsewhere)) {
            assertEquals(List.of(), files.toList());
        }
    }

    @Test
    void one_of_the_three_is_asked_for() {
        for (List<String> words : List.of(List.of("init"), List.of("init", "--operator", "--directory"))) {
            Ran ran = run(words.toArray(String[]::new));
            assertEquals(2, ran.status());
            assertTrue(ran.err().contains("type agentdoc init DIR --operator"), ran.err());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--operator", "--directory"})
    void a_setting_that_is_not_made_shows_what_holds_or_an_example_that_would(String kind) throws IOException {
        run("init", "mine", kind);
        Map<String, String> standing = settings();
        for (String file : List.of(
                "ca.pem",
                "keys/former.pem",
                "theme.css",
                "header.md",
                "footer.md",
                "keys/agent.example.jwks.json",
                "static/x",
                "pages/x.md")) {
            write("mine/" + file, "");
        }
        write("mine/agentdoc.yaml", made(read("agentdoc.yaml"), kind.equals("--operator")));
        Map<String, String> made = settings();
        standing.forEach((name, setting) -> {
            boolean scalar = !setting.startsWith("[") && !setting.startsWith("{") && !setting.startsWith("-");
            if (setting.endsWith(" default") && scalar) {
                assertEquals(
                        setting.split(" +", 2)[0], made.getOrDefault(name, "").split(" +", 2)[0], name);
            }
        });
        made.forEach((name, setting) -> assertFalse(
                name.matches("(assembler|fetch|site|trust)\\..*") && setting.endsWith(" default"),
                name + " is not shown"));
    }

    /** Every setting with the # taken away; of the operator's two agents only one may stay. */
    private static String made(String yaml, boolean oneAgent) {
        String all = yaml.lines()
                .map(line -> line.matches(" *#( {2})*(- )?[a-z_]+:.*|#( {2})+[a-z-]+:.*|#( {2})+# .*")
                        ? line.replaceFirst("#", "")
                        : line)
                .reduce("", (text, line) -> text + line + "\n")
                .replace("U…", "UAK6MDU53AXZWJFTTBEST54ZDNANN6J5GBYFSK66O5CCD4PM5QC5VHD2")
                .replace("sha256:…", "sha256:" + "0".repeat(64));
        return oneAgent
                ? all.replaceFirst("(?s)  # SAMPLE.*?\n\n", "").replace("\nagents_from:", "\n#agents_from:")
                : all;
    }

    /** What is in force, and where from, by name. */
    private Map<String, String> settings() {
        Ran shown = inside("config", "show");
        assertEquals(0, shown.status(), shown.err());
        Map<String, String> settings = new TreeMap<>();
        shown.out().lines().forEach(line -> settings.put(line.split(" +", 2)[0], line.split(" +", 2)[1]));
        return settings;
    }

    @Test
    @SuppressWarnings("unchecked")
    void the_workflow_keeps_dot_folders_and_comes_round_before_a_document_is_old() throws Exception {
        run("init", "mine", "--operator");
        Path file = folder.resolve("mine/.github/workflows/site.yml");
        Map<String, Object> workflow = (Map<String, Object>) Workflows.yaml(file);
        Map<String, Object> triggers = (Map<String, Object>) Objects.requireNonNull(workflow.get("on"));
        String cron = ((List<Map<String, String>>) Objects.requireNonNull(triggers.get("schedule")))
                .getFirst()
                .getOrDefault("cron", "");
        String[] hours = cron.split(" ", -1)[1].split(",", -1);
        Duration between = Duration.ofHours(Integer.parseInt(hours[1]) - Integer.parseInt(hours[0]));
        Duration staleAfter =
                Duration.parse(settings().getOrDefault("stale_after", "").split(" ", 2)[0]);
        assertAll(
                () -> assertTrue(cron.matches("\\d+ \\d+,\\d+ \\* \\* \\*"), cron),
                () -> assertEquals(Duration.ofHours(12), between),
                () -> assertTrue(between.multipliedBy(2).compareTo(staleAfter.dividedBy(2)) < 0),
                () -> assertFalse(triggers.containsKey("pull_request"), "no secret goes where a stranger's code runs"),
                () -> assertTrue(read(".github/workflows/site.yml").contains("actions/upload-pages-artifact@v5\n")),
                () -> assertTrue(
                        read(".github/workflows/site.yml").contains("\n          include-hidden-files: true\n")),
                () -> assertTrue(read(".github/workflows/site.yml").contains("touch site/.nojekyll")));
    }

    @Test
    void the_workflows_are_what_their_host_reads() throws Exception {
        run("init", "site", "--directory");
        Path repository = newFolder("mine");
        copy(Project.root().resolve("examples/repository/package"), repository.resolve("package"));
        run("init", "mine", "--repository");
        Path site = folder.resolve("site/.github/workflows/site.yml");
        Path checks = repository.resolve(".github/workflows/agentdoc.yml");
        Path bad = folder.resolve("bad.yml");
        Files.writeString(bad, Files.readString(site).replace("runs-on:", "runs_on:"));
        String found = Workflows.lint(site, checks);
        String seen = Workflows.lint(bad);
        assertAll(() -> assertEquals("", found), () -> assertTrue(seen.contains("runs_on"), "a fault is seen"));
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        }
    }

    private Path newFolder(String name) {
        try {
            return Files.createDirectories(folder.resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Ran run(String... arguments) {
        return Ran.in(folder, arguments);
    }

    private Ran inside(String... arguments) {
        return Ran.in(folder.resolve("mine"), arguments);
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

    private String read(String file) {
        try {
            return Files.readString(folder.resolve("mine").resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Map<String, String> tree() {
        return Tree.texts(folder.resolve("mine"));
    }
}
