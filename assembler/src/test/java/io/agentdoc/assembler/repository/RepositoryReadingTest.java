package io.agentdoc.assembler.repository;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.packages.FilesReading;
import io.agentdoc.testing.Clause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which files are a repository's. */
@Clause("13.8-1")
class RepositoryReadingTest {
    private static final List<String> PACKAGE =
            List.of("agent-repo.json", "package/descriptor.json", "package/install.json", "package/plugin.json");

    @TempDir
    Path folder;

    @BeforeEach
    void layARepository() {
        Draft.lay(folder.resolve("package"), Draft.DESCRIPTOR);
        Draft.write(
                folder.resolve("agent-repo.json"),
                "{ \"format\": \"agent-repository-v1\", \"package\": \"package/\", \"agentdoc\": \"doc/agentdoc.json\""
                        + " }");
    }

    @Test
    void without_version_control_every_file_counts() {
        Draft.write(folder.resolve(".env"), "KEY=x\n");
        assertEquals(".env", names().getFirst());
    }

    @Test
    void what_is_not_tracked_is_not_in_the_repository_unless_its_manifest_names_it() throws IOException {
        Draft.write(folder.resolve(".env"), "KEY=x\n");
        Draft.write(folder.resolve("node_modules/scales/index.js"), "x\n");
        Draft.write(folder.resolve("doc/agentdoc.json"), "{}\n");
        Draft.write(folder.resolve("doc/draft.txt"), "x\n");
        Draft.write(folder.resolve("src/a.txt"), "x\n");
        track("src/a.txt");
        assertEquals(
                List.of(
                        "agent-repo.json",
                        "doc/agentdoc.json",
                        "package/descriptor.json",
                        "package/install.json",
                        "package/plugin.json",
                        "src/a.txt"),
                names());
    }

    @Test
    void a_tracked_file_that_keeps_a_secret_is_read() throws IOException {
        Draft.write(folder.resolve(".env"), "KEY=x\n");
        track(".env");
        assertEquals(".env", names().getFirst());
    }

    @Test
    void links_and_odd_names_around_the_package_are_the_publishers_own() throws IOException {
        Draft.write(folder.resolve("what's new?.md"), "x\n");
        Files.createSymbolicLink(folder.resolve("latest"), folder.resolve("package"));
        assertTrue(names().contains("what's new?.md"));
        assertEquals(PACKAGE.size() + 1, names().size());
    }

    @Test
    void a_link_inside_the_package_is_refused() throws IOException {
        Files.createSymbolicLink(folder.resolve("package/link"), folder.resolve("agent-repo.json"));
        FilesReading.Refused refused = assertInstanceOf(FilesReading.Refused.class, RepositoryReading.of(folder));
        assertTrue(refused.why().startsWith("the package: \"link\" is a link"), refused.why());
    }

    @Test
    void a_manifest_that_cannot_be_read_hides_nothing() {
        Draft.write(folder.resolve("agent-repo.json"), "{");
        assertEquals(PACKAGE, names());
    }

    private List<String> names() {
        return List.copyOf(assertInstanceOf(FilesReading.Opened.class, RepositoryReading.of(folder))
                .files()
                .names());
    }

    private void track(String name) throws IOException {
        Files.createDirectories(folder.resolve(".git"));
        Files.write(folder.resolve(".git/index"), Index.of(2, List.of(name)));
    }
}
