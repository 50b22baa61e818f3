package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Project;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Builds after any changes, once with what the build before noted and once without: every file and every report are the
 * same, so that a note is only ever a shorter way to the same bytes.
 *
 * <p>{@code -Dagentdoc.changes=200} makes a long sequence of them, {@code -Dagentdoc.seed=7} another one.
 */
@Promise(Promised.SAME_BYTES)
class IncrementalBuildsTest {
    private static final int CHANGES = Integer.getInteger("agentdoc.changes", 14);
    private static final long SEED = Long.getLong("agentdoc.seed", 20261130L);
    private static final String STAMPS = "site.hosting/agentdoc-stamps";

    @TempDir
    Path work;

    private Path noting;
    private Path forgetting;
    private Instant at = Instant.parse("2026-10-03T00:00:00Z");

    @BeforeEach
    void two_copies_of_the_examples() throws IOException {
        noting = work.resolve("noting");
        forgetting = work.resolve("forgetting");
        for (Path folder : List.of(noting, forgetting)) {
            copy(Project.root().resolve("examples/directory"), folder);
            Path configuration = folder.resolve("agentdoc.yaml");
            String yaml = Files.readString(configuration)
                    .replaceFirst(
                            "\n  language: en\n", "\n  language: en\n  history: history\n  mirror_sources: true\n");
            Files.writeString(configuration, yaml);
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = to.resolve(from.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
    }

    private void build(Path folder, String... more) {
        List<String> line = new ArrayList<>(List.of(
                "build", "agentdoc.yaml", "--offline", "--at", at.toString(), "-o", "site", "--cache", "cache", "-q"));
        line.addAll(List.of("--report", "report.json"));
        line.addAll(List.of(more));
        Ran ran = Ran.in(folder, line.toArray(String[]::new));
        assertTrue(ran.status() <= 1, ran.err());
        assertFalse(ran.err().contains("a fault of the program"), ran.err());
    }

    private static String report(Path folder) throws IOException {
        return Files.readString(folder.resolve("report.json")).replaceAll("\"(started|finished)_at\": \"[^\"]*\"", "");
    }

    @Test
    void what_was_noted_changes_no_byte_whatever_changed_between_builds() throws IOException {
        Random random = new Random(SEED);
        List<String> done = new ArrayList<>();
        build(noting);
        build(forgetting);
        for (int change = 0; change < CHANGES; change++) {
            long seed = random.nextLong();
            String what = change(noting, new Random(seed));
            assertEquals(what, change(forgetting, new Random(seed)));
            done.add(what);
            at = what.startsWith("later") ? at.plus(Duration.ofHours(Integer.parseInt(what.substring(6)))) : at;
            String[] only = what.startsWith("only ") ? new String[] {"--only", what.substring(5)} : new String[0];
            Files.deleteIfExists(forgetting.resolve(STAMPS));
            build(noting, only);
            build(forgetting, only);
            for (String tree : List.of("site", "history")) {
                assertEquals(
                        Set.of(),
                        Tree.differing(Tree.of(noting.resolve(tree)), Tree.of(forgetting.resolve(tree))),
                        done.toString());
            }
            assertEquals(report(forgetting), report(noting), done.toString());
        }
    }

    /** Does one thing to a folder, the same to both, and says what. */
    private static String change(Path folder, Random random) throws IOException {
        return switch (random.nextInt(12)) {
            case 0 -> "nothing";
            case 1, 2, 3 -> source(folder, random);
            case 4 -> lines(folder, random);
            case 5 -> edited(one(folder.resolve("site"), random));
            case 6 -> removed(one(folder.resolve("site"), random));
            case 7 -> {
                Path yaml = folder.resolve("agentdoc.yaml");
                Files.writeString(
                        yaml, Files.readString(yaml).replaceFirst("title: .*", "title: T" + random.nextInt()));
                yield "title";
            }
            case 8 -> "later " + 40 * (1 + random.nextInt(3));
            case 9 -> torn(folder.resolve(STAMPS), random);
            case 10 -> "only clause-reviewer";
            default -> removed(one(folder.resolve("cache"), random));
        };
    }

    /** The bytes of one source become those of another, or are gone. */
    private static String source(Path folder, Random random) throws IOException {
        Path file = one(folder.resolve("sources"), random);
        Path other = one(folder.resolve("sources"), random);
        if (random.nextInt(4) == 0) {
            return removed(file);
        }
        Files.write(file, Files.readAllBytes(other));
        return file.getFileName() + " as " + other.getFileName();
    }

    /** An agent leaves or comes, and they stand in another order. */
    private static String lines(Path folder, Random random) throws IOException {
        Path file = folder.resolve("agents.jsonl");
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        Collections.shuffle(lines, random);
        if (random.nextBoolean() && lines.size() > 1) {
            lines.removeLast();
        } else {
            lines.add(lines.getFirst().replaceFirst("\"id\": ?\"", "$0x" + random.nextInt(1000) + "-"));
        }
        Files.write(file, lines);
        return "lines";
    }

    private static String edited(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        if (bytes.length > 0) {
            bytes[bytes.length / 2] ^= 1;
        }
        boolean isShelf = file.toString().contains("descriptors");
        if (!isShelf) {
            Files.write(file, bytes);
        }
        return "edited " + file.getFileName();
    }

    private static String removed(Path file) throws IOException {
        Files.delete(file);
        return "removed " + file.getFileName();
    }

    private static String torn(Path file, Random random) throws IOException {
        int where = random.nextInt(1 << 16);
        if (Files.exists(file)) {
            byte[] bytes = Files.readAllBytes(file);
            bytes[where % bytes.length] ^= 4;
            Files.write(file, bytes);
        }
        return "torn";
    }

    /** One of the files of a folder, which are the same in both. */
    private static Path one(Path folder, Random random) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> all = files.filter(Files::isRegularFile)
                    .filter(file -> !file.endsWith("use.lock"))
                    .sorted()
                    .toList();
            return all.get(random.nextInt(all.size()));
        }
    }

    /** It shows that notes are believed: a file that looks unchanged in every respect is not read again. */
    @Test
    void an_agent_whose_files_all_look_the_same_is_not_worked_on() throws IOException {
        Path source = noting.resolve("sources/clause-reviewer/card.json");
        FileTime longAgo = FileTime.from(Instant.parse("2026-10-01T00:00:00.123Z"));
        Files.setLastModifiedTime(source, longAgo);
        build(noting);
        Path document = noting.resolve("site/agents/clause-reviewer.json");
        byte[] before = Files.readAllBytes(document);

        String other = Files.readString(source).replaceFirst("[a-z](?=[a-z]* [a-z]+\\.\")", "q");
        assertEquals(Files.size(source), other.getBytes(StandardCharsets.UTF_8).length);
        Files.writeString(source, other);
        Files.setLastModifiedTime(source, longAgo);
        build(noting);
        assertEquals(new String(before, StandardCharsets.UTF_8), Files.readString(document));

        Files.setLastModifiedTime(source, FileTime.from(Instant.parse("2026-10-01T00:00:00.124Z")));
        build(noting);
        assertNotEquals(new String(before, StandardCharsets.UTF_8), Files.readString(document));
    }

    @Test
    void what_is_noted_of_an_unlisted_agent_stands_outside_the_site_and_nothing_changed_writes_no_file()
            throws IOException {
        build(noting);
        build(noting);
        assertTrue(Files.readString(noting.resolve(STAMPS), StandardCharsets.ISO_8859_1)
                .contains("unlisted-rehearsal"));
        FileTime before = Files.getLastModifiedTime(noting.resolve(STAMPS));
        build(noting);
        assertEquals(before, Files.getLastModifiedTime(noting.resolve(STAMPS)));
        assertTrue(report(noting).contains("\"unlisted-rehearsal\""));
        for (String list : List.of("agents.jsonl", "index.html", ".agentdoc-manifest.json", "sitemap.xml")) {
            assertFalse(Files.readString(noting.resolve("site").resolve(list)).contains("unlisted-rehearsal"), list);
        }
    }

    @Test
    void a_check_believes_nothing_that_was_noted() throws IOException {
        build(noting);
        Path page = noting.resolve("site/agents/clause-reviewer/index.html");
        FileTime written = Files.getLastModifiedTime(page);
        byte[] bytes = Files.readAllBytes(page);
        bytes[bytes.length / 2] ^= 1;
        Files.write(page, bytes);
        Files.setLastModifiedTime(page, written);
        Ran ran = Ran.in(
                noting,
                "build",
                "agentdoc.yaml",
                "--offline",
                "--at",
                at.toString(),
                "-o",
                "site",
                "--cache",
                "cache",
                "--check");
        assertEquals(1, ran.status(), ran.err());
        assertTrue(ran.out().contains("agents/clause-reviewer/index.html"), ran.out());
    }
}
