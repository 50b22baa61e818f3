package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.check.TargetKind;
import io.agentdoc.testing.Corpus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Files that somebody made to be trouble get findings, and none of them ends the run. */
class HostileTargetsTest {
    @TempDir
    Path folder;

    @Test
    void every_hostile_archive_gets_its_own_result() throws IOException {
        List<String> archives = files("vectors/archives", ".zip", ".gz", ".tar");
        assertTrue(archives.size() > 30, archives.toString());
        Ran ran = check(archives);
        assertEquals(1, ran.status(), ran.err());
        for (String archive : archives) {
            assertTrue(ran.out().contains(" " + archive), archive + " is told of in\n" + ran.out());
        }
    }

    @Test
    void what_no_parser_may_take_is_unreadable() throws IOException {
        List<String> broken = files("vectors/json-test-suite/test_parsing", ".json").stream()
                .filter(name -> name.contains("/n_"))
                .toList();
        assertTrue(broken.size() > 150, broken.toString());
        Ran ran = check(broken);
        assertEquals(1, ran.status(), ran.err());
        assertEquals(
                broken.size(),
                ran.out()
                        .lines()
                        .filter(line -> line.startsWith("error unreadable "))
                        .count());
    }

    @ParameterizedTest
    @EnumSource
    void whatever_it_is_taken_for_an_odd_document_ends_no_run(TargetKind kind) throws IOException {
        Ran ran = check(files("vectors/json-test-suite/test_parsing", ".json"), "--as", kind.toString());
        assertEquals(1, ran.status(), ran.err());
        assertFalse(ran.err().contains("fault of the program"), ran.err());
    }

    @ParameterizedTest
    @EnumSource
    void a_folder_that_is_no_such_thing_says_what_it_lacks(TargetKind kind) throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Files.createSymbolicLink(empty.resolve("loop"), empty);
        Ran ran = check(List.of(empty.toString()), "--as", kind.toString());
        assertEquals(1, ran.status(), ran.err());
        assertTrue(ran.out().startsWith("error "), ran.out());
        assertTrue(
                ran.out().contains("no such file")
                        || ran.out().contains("there is no")
                        || ran.out().contains("and this is not")
                        || ran.out().contains("unreadable"),
                ran.out());
    }

    private Ran check(List<String> targets, String... more) {
        List<String> words = new ArrayList<>(List.of("check", "--offline", "-q"));
        words.addAll(List.of(more));
        words.addAll(targets);
        return Ran.in(folder, words.toArray(String[]::new));
    }

    private static List<String> files(String name, String... endings) throws IOException {
        try (Stream<Path> files = Files.list(Corpus.at(name))) {
            return files.map(Path::toString)
                    .filter(file -> Stream.of(endings).anyMatch(file::endsWith))
                    .sorted()
                    .toList();
        }
    }
}
