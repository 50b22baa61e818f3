package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher of a distribution, with JDKs that only say how they were called. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {

    private static final String SAYS_HOW_IT_WAS_CALLED = """
        #!/bin/sh
        case "$*" in *Rehearsal*) exit 0 ;; esac
        echo "jdk: $0"
        echo "folder: $(pwd)"
        for argument; do echo "argument: $argument"; done
        cat
        exit 7
        """;

    @TempDir
    private Path folder;

    private Path program;
    private Path home;

    @BeforeEach
    void unpackADistribution() throws IOException {
        program = Files.createDirectories(folder.resolve("a program"));
        home = Files.createDirectories(folder.resolve("home"));
        Files.createDirectories(program.resolve("lib"));
        Files.createFile(program.resolve("lib/one.jar"));
        Files.createFile(program.resolve("lib/two.jar"));
        var launcher = Files.readString(Project.root().resolve("agentdoc"))
                .replaceFirst("(?s)for folder in .*?; do", "for folder in \"\\$HOME\"/jdks/*; do");
        executable(program.resolve("agentdoc"), launcher);
    }

    @Test
    void everything_reaches_the_program_as_it_was_given() throws Exception {
        jdk("25.0.1");
        var run = run(folder, "agentdoc", "assemble", "a b", "", "*", "-o", "o.json");
        assertEquals(7, run.status());
        assertTrue(
                run.out().contains("argument: a b\nargument: \nargument: *\nargument: -o\nargument: o.json\n"),
                run.out());
        assertTrue(run.out().contains("folder: " + folder.toRealPath() + "\n"), run.out());
        assertTrue(run.out().endsWith("from stdin\n"), run.out());
        assertEquals("", run.err());
    }

    @Test
    void it_can_be_called_through_links() throws Exception {
        jdk("25.0.1");
        var links = Files.createDirectories(folder.resolve("links"));
        Files.createSymbolicLink(links.resolve("first"), Path.of("../a program/agentdoc"));
        Files.createSymbolicLink(folder.resolve("second"), links.resolve("first"));
        var run = start(folder, folder.resolve("second").toString(), Map.of(), "--help");
        assertTrue(run.out().contains(program.toRealPath().resolve("lib/one.jar") + ":"), run.out());
    }

    @Test
    void a_JDK_that_keeps_a_fast_start_is_taken_before_an_older_one() throws Exception {
        jdk("17.0.2");
        jdk("21.0.2");
        jdk("25.0.1");
        assertTrue(run(folder, "agentdoc").out().startsWith("jdk: " + home.resolve("jdks/25.0.1/bin/java")));
    }

    @Test
    void the_JDK_that_a_person_chose_is_taken_before_all_others() throws Exception {
        jdk("25.0.1");
        var chosen = jdk("21.0.2");
        var run = start(folder, launcher(), Map.of("JAVA_HOME", chosen.toString()), "--help");
        assertTrue(run.out().startsWith("jdk: " + chosen.resolve("bin/java")), run.out());
    }

    @Test
    void without_a_fit_JDK_it_says_what_to_install() throws Exception {
        jdk("17.0.2");
        var run = run(folder, "agentdoc", "--help");
        assertEquals(2, run.status());
        assertEquals("", run.out());
        assertTrue(
                run.err()
                        .startsWith(
                                "agentdoc: needs Java, found none that is new enough, and did nothing: install a JDK"
                                        + " 21"),
                run.err());
    }

    @Test
    void one_agent_starts_small_and_a_site_does_not() throws Exception {
        jdk("25.0.1");
        assertTrue(run(folder, "agentdoc", "assemble", "x.json").out().contains("argument: -XX:+UseSerialGC\n"));
        assertFalse(run(folder, "agentdoc", "-q", "build", "x.yaml").out().contains("SerialGC"));
    }

    @Test
    void a_collector_that_a_person_chose_is_left_alone() throws Exception {
        jdk("25.0.1");
        var chosen = Map.of("JDK_JAVA_OPTIONS", "-XX:+UseParallelGC");
        assertFalse(start(folder, launcher(), chosen, "assemble").out().contains("SerialGC"));
    }

    @Test
    void a_distribution_says_where_the_fleet_is() throws Exception {
        jdk("25.0.1");
        var run = run(folder, "agentdoc", "fleet", "agentdoc.yaml");
        assertEquals(2, run.status());
        assertEquals("", run.out());
        assertTrue(run.err().startsWith("agentdoc: a distribution has no fleet"), run.err());
    }

    @Test
    void a_checkout_starts_the_fleet_with_the_options_that_Spark_needs() throws Exception {
        jdk("25.0.1");
        var built = Files.createDirectories(program.resolve("fleet/target/product"));
        Files.createFile(program.resolve("pom.xml"));
        Files.createFile(program.resolve("fleet/pom.xml"));
        Files.createFile(built.resolve("agentdoc-fleet-1.jar"));
        Files.createFile(built.resolve(".began"));
        var run = run(folder, "agentdoc", "fleet", "a b.yaml", "--out=c");
        assertEquals(7, run.status(), run.err());
        var real = program.toRealPath();
        assertTrue(run.out().contains("argument: @" + real.resolve("fleet/jvm.options") + "\n"), run.out());
        assertTrue(
                run.out().contains("agentdoc-fleet-1.jar:" + real.resolve("fleet/target/product/lib/*:")), run.out());
        assertTrue(run.out().endsWith("Main\nargument: a b.yaml\nargument: --out=c\nfrom stdin\n"), run.out());
    }

    private Path jdk(String version) throws IOException {
        var jdk = Files.createDirectories(home.resolve("jdks").resolve(version));
        Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"" + version + "\"\nJAVA_RUNTIME_VERSION=\"x\"\n");
        executable(Files.createDirectories(jdk.resolve("bin")).resolve("java"), SAYS_HOW_IT_WAS_CALLED);
        return jdk;
    }

    private static void executable(Path file, String script) throws IOException {
        Files.writeString(file, script);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private String launcher() {
        return program.resolve("agentdoc").toString();
    }

    private Run run(Path from, String name, String... arguments) throws Exception {
        return start(from, program.resolve(name).toString(), Map.of(), arguments);
    }

    private Run start(Path from, String command, Map<String, String> settings, String... arguments) throws Exception {
        var line = new ArrayList<>(List.of(command));
        line.addAll(List.of(arguments));
        var process = new ProcessBuilder(line).directory(from.toFile());
        var environment = process.environment();
        environment.keySet().removeIf(name -> name.startsWith("JAVA") || name.startsWith("JDK"));
        // A cache that cannot be written, so that nothing is made behind a test that is already over.
        environment.putAll(Map.of("HOME", home.toString(), "PATH", tools(), "XDG_CACHE_HOME", "/dev/null/cache"));
        environment.putAll(settings);
        var out = folder.resolve("out").toFile();
        var err = folder.resolve("err").toFile();
        var started = process.redirectOutput(out).redirectError(err).start();
        try (var stdin = started.getOutputStream()) {
            stdin.write("from stdin\n".getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            // It ended without reading.
        }
        return new Run(started.waitFor(), Files.readString(out.toPath()), Files.readString(err.toPath()));
    }

    /** A search path that has the system's tools and no Java. */
    private String tools() throws IOException {
        var tools = Files.createDirectories(folder.resolve("tools"));
        for (String tool : List.of("cat", "find", "mkdir", "mv", "readlink", "rm")) {
            executable(tools.resolve(tool), "#!/bin/sh\nPATH=/usr/bin:/bin exec " + tool + " \"$@\"\n");
        }
        return tools.toString();
    }

    private record Run(int status, String out, String err) {}
}
