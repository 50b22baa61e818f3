package io.agentdoc.assembler.packages;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The hostile archives of the corpus: each ends as its table says, in no time, and nothing is written anywhere. */
@Clause(value = "12.6-14", by = PackageFiles.class)
@Promise(Promised.ARCHIVES)
@Attack({6, 7, 12, 20})
class ArchiveMatrixTest {
    private static final Duration GUARD = Duration.ofSeconds(10);

    @TestFactory
    Stream<DynamicTest> everyArchiveEndsAsItsTableSays() {
        String table = new String(Corpus.bytes("vectors/archives/expected.tsv"), StandardCharsets.UTF_8);
        return table.lines()
                .skip(1)
                .map(line -> line.split("\t", -1))
                .map(row -> DynamicTest.dynamicTest(row[0], () -> assertOutcome(row[0], row[1], row[2])));
    }

    @Test
    void theTableAndTheFolderNameTheSameThirtyFiveArchives() throws IOException {
        Set<String> listed =
                new TreeSet<>(new String(Corpus.bytes("vectors/archives/expected.tsv"), StandardCharsets.UTF_8)
                        .lines()
                        .skip(1)
                        .map(line -> line.split("\t", -1)[0])
                        .toList());
        try (Stream<Path> files = Files.list(Corpus.at("vectors/archives"))) {
            Set<String> present = new TreeSet<>(
                    files.map(file -> file.getFileName().toString()).toList());
            present.remove("expected.tsv");
            assertAll(() -> assertEquals(listed, present), () -> assertEquals(35, present.size()));
        }
    }

    @Test
    void readingThemFromDiskWritesNothingBesideThem(@TempDir Path folder) throws IOException {
        try (Stream<Path> files = Files.list(Corpus.at("vectors/archives"))) {
            for (Path file : files.toList()) {
                Files.copy(file, folder.resolve(file.getFileName().toString()));
            }
        }
        Map<String, Long> before = sizes(folder);
        for (String name : before.keySet()) {
            PackageFiles.of(folder.resolve(name), PackageLimits.standard());
        }
        assertEquals(before, sizes(folder));
    }

    private static Map<String, Long> sizes(Path folder) throws IOException {
        Map<String, Long> sizes = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                sizes.put(folder.relativize(file).toString(), Files.size(file));
            }
        }
        return sizes;
    }

    private static void assertOutcome(String file, String outcome, String reason) {
        Bytes archive = Bytes.own(Corpus.bytes("vectors/archives/" + file));
        FilesReading reading =
                Assertions.assertTimeoutPreemptively(GUARD, () -> PackageFiles.of(archive, PackageLimits.standard()));
        if (outcome.equals("readable")) {
            assertInstanceOf(FilesReading.Opened.class, reading, reading::toString);
        } else {
            var refused = assertInstanceOf(FilesReading.Refused.class, reading);
            assertAll(
                    () -> assertEquals(reason, refused.fault().toString(), refused.why()),
                    () -> assertTrue(refused.why().chars().noneMatch(c -> c < ' ' || c == 0x202E), refused.why()));
        }
    }
}
