package io.agentdoc.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The ways into a continuous integration: what their steps do, run as shell in a repository made for it. */
@DisabledOnOs(OS.WINDOWS)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ContinuousIntegrationIT {
    private static final Pattern GIVEN = Pattern.compile("^ {8}(AGENTDOC_[A-Z]+|GH_TOKEN):", Pattern.MULTILINE);

    private Path folder;
    private Unpacked program;
    private Path repository;
    private int number;

    @BeforeAll
    void unpack(@TempDir Path fresh) throws IOException {
        folder = fresh;
        program = Unpacked.into(fresh);
        Files.createDirectories(program.file("ci"));
        Files.copy(Project.root().resolve("ci/action.sh"), program.file("ci/action.sh"));
    }

    @BeforeEach
    void makeARepository() throws Exception {
        assumeTrue(Unpacked.found("git"), "SKIPPED: no git on this machine");
        number++;
        repository = folder.resolve("repository " + number);
        copy(program.file("examples/repository"), repository);
        git("init", "-q", "-b", "main");
        git("config", "user.name", "a person");
        git("config", "user.email", "person@agent.example");
        git("config", "commit.gpgsign", "false");
        git("add", "-A");
        git("commit", "-q", "-m", "first");
        Path remote = folder.resolve("remote-" + number + ".git");
        start(folder, Map.of(), "git", "init", "-q", "--bare", "-b", "main", remote.toString());
        git("remote", "add", "origin", remote.toString());
        git("push", "-q", "-u", "origin", "main");
    }

    @Test
    void the_action_passes_what_is_in_step() throws Exception {
        Unpacked.Ran ran = action("check");
        assertEquals(0, ran.status(), ran.err());
        assertEquals("drift=false\n", output());
        assertTrue(summary().contains("repository: pass"), summary());
    }

    @Test
    void the_action_shows_drift_beside_its_lines_and_writes_nothing() throws Exception {
        change();
        Unpacked.Ran ran = action("check");
        assertEquals(1, ran.status(), ran.err());
        assertTrue(ran.out().contains("::error file=package/plugin.json,line="), ran.out());
        assertTrue(ran.out().contains("::error file=agentdoc.json,line=1,col=1,title=13.4-5::"), ran.out());
        assertTrue(summary().contains("| error | 13\\.4\\-5 | `agentdoc.json` |"), summary());
        assertEquals("drift=true\n", output());
        assertEquals(" M package/descriptor.json\n", git("status", "--porcelain"));
    }

    @Test
    void the_action_writes_what_is_out_of_step() throws Exception {
        change();
        assertEquals(0, action("write").status());
        assertEquals("drift=true\n", output());
        assertTrue(git("status", "--porcelain").contains(" M agentdoc.json\n"));
        assertEquals(0, action("check").status());
    }

    @Test
    void the_action_commits_and_pushes() throws Exception {
        change();
        git("commit", "-qam", "a change");
        Unpacked.Ran ran = action("commit");
        assertEquals(0, ran.status(), ran.out() + ran.err());
        assertEquals("", git("status", "--porcelain"));
        assertEquals(git("rev-parse", "HEAD"), git("rev-parse", "origin/main"));
        assertTrue(git("show", "--stat", "HEAD").contains("agentdoc.json"));
    }

    @Test
    void the_action_opens_a_pull_request_from_a_branch_of_its_own() throws Exception {
        change();
        git("commit", "-qam", "a change");
        Path commands = Files.createDirectories(folder.resolve("commands-" + number));
        Path asked = commands.resolve("asked");
        Path gh = commands.resolve("gh");
        Files.writeString(gh, "#!/bin/sh\necho \"$*\" >>'" + asked + "'\n[ \"$2\" = create ]\n");
        assertTrue(gh.toFile().setExecutable(true));
        Map<String, String> found = Map.of("PATH", commands + ":" + System.getenv("PATH"), "GITHUB_REF_NAME", "main");
        Unpacked.Ran ran = action("pull-request", found);
        assertEquals(0, ran.status(), ran.out() + ran.err());
        assertTrue(Files.readString(asked).contains("pr create --base main --head agentdoc/main"));
        assertTrue(git("ls-remote", "origin", "agentdoc/main").endsWith("refs/heads/agentdoc/main\n"));
    }

    @Test
    void the_action_says_which_modes_there_are() throws Exception {
        Unpacked.Ran ran = action("fix");
        assertEquals(2, ran.status());
        assertTrue(ran.out().startsWith("::error title=agentdoc::mode is fix; it is one of check,"), ran.out());
    }

    @Test
    void the_action_hands_its_script_everything_that_it_reads() throws IOException {
        String action = Files.readString(Project.root().resolve("action.yml"));
        String script = Files.readString(Project.root().resolve("ci/action.sh"));
        List<String> given =
                GIVEN.matcher(action).results().map(match -> match.group(1)).toList();
        assertEquals(List.of("AGENTDOC_DIRECTORY", "AGENTDOC_MODE", "AGENTDOC_SARIF", "GH_TOKEN"), given);
        Pattern read = Pattern.compile("\\$\\{?(AGENTDOC_[A-Z]+)");
        assertEquals(
                List.of("AGENTDOC_DIRECTORY", "AGENTDOC_MODE", "AGENTDOC_SARIF"),
                read.matcher(script)
                        .results()
                        .map(match -> match.group(1))
                        .distinct()
                        .sorted()
                        .toList());
    }

    @Test
    void the_hooks_fail_a_commit_that_is_out_of_step() throws Exception {
        String hooks = Files.readString(Project.root().resolve(".pre-commit-hooks.yaml"));
        Matcher entry = Pattern.compile("entry: agentdoc (package .*)").matcher(hooks);
        assertTrue(entry.find());
        String[] arguments = entry.group(1).split(" ");
        assertEquals(0, program.runIn(repository, arguments).status());
        change();
        assertEquals(1, program.runIn(repository, arguments).status());
    }

    @Test
    void the_job_for_GitLab_leaves_both_of_its_reports() throws Exception {
        String job = Files.readString(Project.root().resolve("ci/gitlab.yml"));
        Matcher line = Pattern.compile("- /tmp/agentdoc/agentdoc (package .*)").matcher(job);
        assertTrue(line.find());
        change();
        Unpacked.Ran ran = start(
                repository,
                Map.of("AGENTDOC_DIRECTORY", "."),
                "sh",
                "-c",
                "\"" + program.file("agentdoc") + "\" " + line.group(1));
        assertEquals(1, ran.status(), ran.err());
        assertTrue(Files.readString(repository.resolve("gl-code-quality.json")).contains("\"check_name\": \"13.4-5\""));
        assertTrue(Files.readString(repository.resolve("agentdoc-junit.xml")).contains("<testsuites"));
        assertTrue(ran.out().contains("mend: ") && ran.out().contains(" --pins"), ran.out());
    }

    private void change() throws IOException {
        Path descriptor = repository.resolve("package/descriptor.json");
        Files.writeString(descriptor, Files.readString(descriptor).replaceFirst("contract", "agreement"));
    }

    private Unpacked.Ran action(String mode) throws Exception {
        return action(mode, Map.of());
    }

    private Unpacked.Ran action(String mode, Map<String, String> more) throws Exception {
        Map<String, String> settings = new HashMap<>(more);
        settings.put("AGENTDOC_MODE", mode);
        settings.put("AGENTDOC_DIRECTORY", ".");
        settings.put("GITHUB_OUTPUT", folder.resolve("output-" + number).toString());
        settings.put("GITHUB_STEP_SUMMARY", folder.resolve("summary-" + number).toString());
        Files.deleteIfExists(folder.resolve("output-" + number));
        return start(repository, settings, "bash", program.file("ci/action.sh").toString());
    }

    private String output() throws IOException {
        return Files.readString(folder.resolve("output-" + number));
    }

    private String summary() throws IOException {
        return Files.readString(folder.resolve("summary-" + number));
    }

    private String git(String... arguments) throws Exception {
        String[] line = Stream.concat(Stream.of("git"), Stream.of(arguments)).toArray(String[]::new);
        Unpacked.Ran ran = start(repository, Map.of(), line);
        assertEquals(0, ran.status(), String.join(" ", line) + ": " + ran.err());
        return ran.out();
    }

    private Unpacked.Ran start(Path where, Map<String, String> settings, String... line) throws Exception {
        return program.start(where, settings, line);
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(from.relativize(file).toString()));
            }
        }
    }
}
