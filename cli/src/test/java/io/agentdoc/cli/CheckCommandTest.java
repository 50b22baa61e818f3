package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Project;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {
    private static final Path SOURCES = Project.root().resolve("examples/operator/sources");

    @TempDir
    Path folder;

    @Test
    void a_target_that_is_not_there_is_to_be_mended_first() {
        Ran ran = Ran.in(folder, "check", "nowhere.json");
        assertEquals(2, ran.status());
        assertEquals(
                "agentdoc: There is no file nowhere.json; name a file, a folder, an archive or a URL.\n", ran.err());
    }

    @Test
    void an_unknown_kind_is_refused_with_the_nearest() {
        Ran ran = Ran.in(folder, "check", "--as", "descripter", "x.json");
        assertEquals(2, ran.status());
        assertTrue(ran.err().contains("type descriptor"), ran.err());
    }

    @Test
    void a_link_that_leads_nowhere_is_told_before_anything_is_opened() throws IOException {
        Files.writeString(folder.resolve("a.json"), "{");
        Files.createSymbolicLink(folder.resolve("b.json"), Path.of("gone.json"));
        Ran ran = Ran.in(folder, "check", "a.json", "b.json");
        assertEquals(2, ran.status());
        assertEquals("", ran.out());
        assertEquals("agentdoc: The link b.json leads nowhere; mend it, or leave it out.\n", ran.err());
    }

    @Test
    void a_folder_in_which_a_folder_bears_the_name_of_the_manifest_is_told_what_it_lacks() throws IOException {
        Files.createDirectories(folder.resolve("tool/plugin.json"));
        Ran ran = Ran.in(folder, "check", "tool");
        assertEquals(1, ran.status());
        assertTrue(ran.out().startsWith("error unreadable tool: the folder has no agent-repo.json, no plugin.json,"));
    }

    @Test
    void a_view_from_after_the_check_is_told_and_one_of_a_clock_that_is_ahead_a_little_is_not() throws IOException {
        Files.writeString(folder.resolve("a.json"), """
                {"agentdoc": "v1", "assembled_at": "2026-10-05T12:06:00Z"}""");
        assertTrue(Ran.in(folder, "check", "a.json", "--at", "2026-10-05T12:00:00Z")
                .out()
                .contains("it is after 2026-10-05T12:00:00Z, the moment of this check"));
        assertFalse(Ran.in(folder, "check", "a.json", "--at", "2026-10-05T12:01:00Z")
                .out()
                .contains("the moment of this check"));
    }

    @Test
    void a_file_of_fifty_megabytes_is_refused_by_its_size() throws IOException {
        try (RandomAccessFile file =
                new RandomAccessFile(folder.resolve("big.json").toFile(), "rw")) {
            file.setLength(50 << 20);
        }
        Ran ran = Ran.in(folder, "check", "big.json");
        assertEquals(1, ran.status());
        assertEquals("error unreadable big.json: it has more than 33554432 bytes\n", ran.out());
    }

    @Test
    void hostile_bytes_are_a_finding_with_its_place() throws IOException {
        Files.writeString(folder.resolve("a.json"), "{\"agentdoc\": \"v1\", \"agentdoc\": 1}");
        Files.writeString(folder.resolve("b.json"), "[".repeat(100_000));
        Files.write(folder.resolve("c.zip"), new byte[] {'P', 'K', 3, 4, 0, 0, 0});
        Ran ran = Ran.in(folder, "check", "a.json", "b.json", "c.zip");
        assertEquals(1, ran.status(), ran.err());
        assertEquals(
                3,
                ran.out()
                        .lines()
                        .filter(line -> line.startsWith("error unreadable "))
                        .count(),
                ran.out());
        assertTrue(ran.out().contains("error unreadable a.json: it is not JSON as the family reads it"), ran.out());
    }

    @Test
    void a_folder_that_is_nothing_says_what_it_lacks() {
        Ran ran = Ran.in(folder, "check", ".");
        assertEquals(1, ran.status());
        assertTrue(
                ran.out()
                        .contains("no agent-repo.json, no plugin.json, no .agentdoc-manifest.json and no"
                                + " .well-known/agentdoc.json"),
                ran.out());
    }

    @Test
    void a_document_of_no_kind_is_not_checked_and_no_pass() throws IOException {
        Files.writeString(folder.resolve("a.json"), "{\"hello\": 1}");
        Ran ran = Ran.in(folder, "check", "a.json");
        assertEquals(4, ran.status());
        assertTrue(ran.out().startsWith("cannot_check a.json: "), ran.out());
        assertFalse(Files.exists(folder.resolve("sources-cache")));
    }

    @Test
    void all_findings_of_all_targets_come_in_one_run() throws IOException {
        Files.writeString(folder.resolve("a.json"), "{\"agentdoc\": \"v1\", \"sections\": {\"rating\": {}}}");
        Files.copy(folder.resolve("a.json"), folder.resolve("b.json"));
        Ran ran = Ran.in(folder, "check", "--offline", "a.json", "b.json");
        assertEquals(1, ran.status());
        for (String name : new String[] {"a.json", "b.json"}) {
            assertTrue(ran.out().contains("error 9.4-3 " + name + "#subject: "), ran.out());
            assertTrue(ran.out().contains(" " + name + "#rating: "), ran.out());
        }
    }

    @Test
    void a_place_has_its_line_and_column() throws IOException {
        Files.writeString(
                folder.resolve("a.json"), "{\"agentdoc\": \"v1\",\n \"sections\":\n  {\n    \"rating\": {}}}");
        Ran ran = Ran.in(folder, "check", "a.json");
        assertTrue(
                ran.out().lines().anyMatch(line -> line.contains(" rating: ") && line.endsWith("(line 4, column 15)")),
                ran.out());
    }

    @Test
    void what_it_is_may_be_said_in_place_of_its_content() {
        Ran ran = Ran.in(
                folder,
                "check",
                "--as",
                "agentdoc",
                SOURCES.resolve("descriptor.json").toString());
        assertEquals(1, ran.status());
        assertTrue(ran.out().contains("error 9.4-4 assembled_by: "), ran.out());
    }
}
