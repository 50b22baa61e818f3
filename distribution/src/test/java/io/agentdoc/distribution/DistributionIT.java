package io.agentdoc.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.agentdoc.testing.Project;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What was packed, unpacked into a folder with a space in its name and run from another one. */
@DisabledOnOs(OS.WINDOWS)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DistributionIT {
    private Path folder;
    private Unpacked program;

    @BeforeAll
    void unpack(@TempDir Path fresh) throws IOException {
        folder = fresh;
        program = Unpacked.into(fresh);
    }

    @Test
    void it_runs_from_another_folder_and_says_its_version() throws Exception {
        Unpacked.Ran ran = program.run("--version");
        assertEquals(0, ran.status(), ran.err());
        assertTrue(ran.out().startsWith("agentdoc " + Unpacked.version() + "\n"), ran.out());
    }

    @Test
    void it_builds_the_example_that_it_brings() throws Exception {
        Unpacked.Ran ran = program.run(
                "build", program.file("examples/operator/agentdoc.yaml").toString(), "-o", "site");
        assertTrue(ran.status() <= 1, ran.err());
        assertTrue(Files.size(folder.resolve("site/.well-known/agentdoc.json")) > 0);
    }

    /** The address is there while it serves: whoever waits for it is not told only at the end. */
    @Test
    @Timeout(120)
    void it_serves_what_it_built_at_the_address_that_it_prints() throws Exception {
        assertEquals(0, program.run("init", "served", "--operator").status());
        Path site = folder.resolve("served");
        assertEquals(0, program.runIn(site, "build", "--progress", "none").status());
        ProcessBuilder builder = new ProcessBuilder(program.file("agentdoc").toString(), "serve", "--port", "0")
                .directory(site.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("XDG_CACHE_HOME", folder.resolve("cache").toString());
        Process serving = builder.start();
        try (BufferedReader said = serving.inputReader()) {
            URI address = URI.create(said.readLine());
            HttpResponse<String> page = HttpClient.newHttpClient()
                    .send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
            assertEquals(200, page.statusCode());
            assertTrue(page.body().contains("Sample agent"), page.body());
        } finally {
            serving.destroy();
            serving.waitFor();
        }
    }

    @Test
    void the_list_of_what_it_is_made_of_names_every_library() throws IOException {
        Path list = program.file("bom.json");
        assumeTrue(Files.exists(list), "SKIPPED: packed without a network, so there is no list of what it is made of");
        String components = Files.readString(list);
        Set<String> libraries = new TreeSet<>();
        try (Stream<Path> jars = Files.list(program.file("lib"))) {
            jars.forEach(jar -> libraries.add(
                    jar.getFileName().toString().replaceFirst("-([0-9][^-]*(-SNAPSHOT)?)\\.jar$", "@$1?type=jar")));
        }
        assertTrue(libraries.size() > 20, libraries.toString());
        libraries.forEach(library -> assertTrue(components.contains("/" + library + "\""), library));
    }

    @Test
    void the_zip_and_the_tar_hold_the_same_files_and_modes() throws IOException {
        TreeMap<String, Integer> inZip = new TreeMap<>();
        try (ZipFile zip = ZipFile.builder().setFile(Unpacked.ARCHIVE + ".zip").get()) {
            zip.getEntries().asIterator().forEachRemaining(entry -> {
                if (!entry.isDirectory()) {
                    inZip.put(entry.getName(), entry.getUnixMode() & 0777);
                }
            });
        }
        TreeMap<String, Integer> inTar = new TreeMap<>();
        try (TarArchiveInputStream tar = Unpacked.tar()) {
            for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                if (!entry.isDirectory()) {
                    inTar.put(entry.getName(), entry.getMode() & 0777);
                }
            }
        }
        assertEquals(inTar, inZip);
        assertEquals(0755, inTar.get("agentdoc-" + Unpacked.version() + "/agentdoc"));
    }

    @Test
    void each_checksum_is_the_archives() throws Exception {
        for (String end : List.of(".zip", ".tar.gz")) {
            byte[] bytes = Files.readAllBytes(Path.of(Unpacked.ARCHIVE + end));
            String digest = HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
            Path archive = Path.of(Unpacked.ARCHIVE + end);
            assertEquals(
                    digest + " *" + archive.getFileName() + "\n",
                    Files.readString(Path.of(Unpacked.ARCHIVE + end + ".sha256")));
        }
    }

    @Test
    void every_command_has_a_manual_page_without_a_mistake() throws Exception {
        Set<String> pages = new TreeSet<>();
        try (Stream<Path> files = Files.list(program.file("man/man1"))) {
            files.forEach(file -> pages.add(file.getFileName().toString()));
        }
        String help = program.run("--help").out();
        help.lines()
                .dropWhile(line -> !line.equals("Commands:"))
                .skip(1)
                .takeWhile(line -> !line.isBlank())
                .filter(line -> line.matches("  \\S.*"))
                .map(line -> "agentdoc-" + line.strip().replaceFirst(" .*", "") + ".1")
                .forEach(page -> assertTrue(pages.contains(page), page));
        assumeTrue(Unpacked.found("groff"), "SKIPPED: no groff on this machine, so no manual page was read by one");
        for (String page : pages) {
            Unpacked.Ran ran = program.start(
                    folder,
                    Map.of(),
                    "groff",
                    "-man",
                    "-Tutf8",
                    "-ww",
                    "-z",
                    program.file("man/man1/" + page).toString());
            assertEquals("", ran.err(), page);
        }
    }

    @Test
    void bash_takes_the_completion_script_and_completes_a_command() throws Exception {
        assumeTrue(Unpacked.found("bash"), "SKIPPED: no bash on this machine");
        String script = program.file("completions/agentdoc.bash").toString();
        Unpacked.Ran ran = program.start(
                folder,
                Map.of(),
                "bash",
                "-c",
                "source \"$1\"; COMP_WORDS=(agentdoc che); COMP_CWORD=1; _complete_agentdoc; echo \"${COMPREPLY[*]}\"",
                "bash",
                script);
        assertEquals("check\n", ran.out(), ran.err());
    }

    @Test
    void the_schemas_are_what_the_program_prints() throws Exception {
        for (String shape : List.of("config", "agent", "report", "agentdoc")) {
            String packed = Files.readString(program.file("schemas/" + shape + ".schema.json"));
            assertEquals(program.run("schema", shape).out(), packed);
        }
        assertEquals(
                program.run("schema", "config", "--draft-07").out(),
                Files.readString(program.file("schemas/config.draft-07.schema.json")));
    }

    /** As far as it can be told without an engine: what it copies is there, and what it starts was copied. */
    @Test
    void the_recipe_for_an_image_copies_what_the_archive_holds_and_starts_it() throws IOException {
        Set<String> copied = new TreeSet<>();
        Set<String> instructions = new TreeSet<>();
        String recipe = Files.readString(program.file("Containerfile")).replace("\\\n", " ");
        for (String line : recipe.lines()
                .filter(text -> !text.isBlank() && !text.startsWith("#"))
                .toList()) {
            List<String> words = List.of(line.strip().split("\\s+"));
            instructions.add(words.getFirst());
            if (words.getFirst().equals("COPY")) {
                String to = words.getLast();
                for (String from : words.subList(1, words.size() - 1)) {
                    assertTrue(Files.exists(program.file(from)), line);
                    copied.add(to.endsWith("/") ? to + from : to);
                }
            }
        }
        assertTrue(
                Set.of("ARG", "FROM", "COPY", "ENV", "RUN", "WORKDIR", "ENTRYPOINT", "CMD")
                        .containsAll(instructions),
                instructions.toString());
        assertTrue(copied.containsAll(Set.of("/opt/agentdoc/lib", "/opt/agentdoc/agentdoc")), copied.toString());
        assertTrue(recipe.contains("ENTRYPOINT [\"/opt/agentdoc/agentdoc\"]"));
    }

    @Test
    void no_path_of_the_machine_that_packed_it_is_in_its_texts() throws IOException {
        String here = Project.root().toString();
        try (Stream<Path> files = Files.walk(program.file(""))) {
            for (Path file : files.filter(path -> path.toString().matches(".*\\.(md|json|1|bash|yaml|cmd)"))
                    .toList()) {
                assertTrue(!Files.readString(file).contains(here), file.toString());
            }
        }
    }
}
