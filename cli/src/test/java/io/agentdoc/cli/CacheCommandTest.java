package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CacheCommandTest {
    private static final Path SOURCES = Project.root().resolve("examples/operator/sources");

    @TempDir
    Path folder;

    @BeforeEach
    void two_documents_are_held() {
        Ran.in(
                folder,
                "assemble",
                "--source",
                "d=agent-descriptor:" + SOURCES.resolve("descriptor.json"),
                "-o",
                "kept/agentdoc.json");
        Ran.in(folder, "assemble", "--source", "e=eval-record:" + SOURCES.resolve("evaluation.json"));
    }

    private List<Path> objects() throws IOException {
        try (Stream<Path> walk = Files.walk(folder.resolve("sources-cache/objects"))) {
            return walk.filter(Files::isRegularFile).toList();
        }
    }

    @Test
    void list_names_every_document_with_its_length() throws IOException {
        Ran ran = Ran.in(folder, "cache", "list");
        assertEquals(0, ran.status());
        assertEquals(2, ran.out().lines().count());
        assertTrue(ran.out().lines().allMatch(line -> line.matches("sha256:[0-9a-f]{64}\t[0-9]+")), ran.out());
    }

    @Test
    void verify_finds_the_one_that_rotted() throws IOException {
        assertEquals(0, Ran.in(folder, "cache", "verify").status());
        Files.writeString(objects().getFirst(), "rotten");
        Ran ran = Ran.in(folder, "cache", "verify");
        assertEquals(1, ran.status());
        assertTrue(ran.out().startsWith("error cache: "), ran.out());
    }

    @Test
    void gc_keeps_what_is_young_and_what_a_kept_document_lists() throws IOException {
        assertEquals(0, Ran.in(folder, "cache", "gc").status());
        assertEquals(2, objects().size());
        for (Path object : objects()) {
            Files.setLastModifiedTime(object, FileTime.from(Instant.parse("2020-01-01T00:00:00Z")));
        }
        Ran dry = Ran.in(folder, "cache", "gc", "--keep", "kept", "--dry-run");
        assertTrue(dry.err().contains("nothing was taken away"), dry.err());
        assertEquals(2, objects().size());
        Ran ran = Ran.in(folder, "cache", "gc", "--keep", "kept");
        assertTrue(ran.err().contains("took away 1 document "), ran.err());
        assertEquals(1, objects().size());
    }

    @Test
    void a_cache_that_is_not_there_and_a_word_that_is_missing_are_said() {
        assertEquals(2, Ran.in(folder, "cache", "list", "--cache", "none").status());
        assertEquals(2, Ran.in(folder, "cache").status());
        assertEquals(2, Ran.in(folder, "cache", "gc", "--keep", "none").status());
    }
}
