package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Digest;
import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Project;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Builds that are killed at random moments, each of which would have replaced every file of the one before.
 *
 * <p>How many is set by {@code -Dagentdoc.kills=100}; a few are killed in every run of the tests.
 */
@Promise(Promised.ALL_OR_NOTHING)
@Attack(13)
class KilledBuildsTest {
    private static final int KILLS = Integer.getInteger("agentdoc.kills", 6);
    private static final int MOST_ENDED = 20 + 4 * KILLS;
    private static final String AT = "2026-10-03T00:00:00Z";
    private static final String JOURNAL = ".agentdoc-journal";

    @TempDir
    Path folder;

    private final Random random = new Random(20261003);
    private final List<Map<String, Digest>> clean = new ArrayList<>();
    private int ended;

    /** Two configurations that share no file's bytes but those of the assets. */
    @BeforeEach
    void two_clean_trees() throws IOException {
        copy(Project.root().resolve("examples/directory"));
        String yaml = Files.readString(folder.resolve("agentdoc.yaml")).replaceAll("(?m)^  base_url: .*\n", "");
        Files.writeString(folder.resolve("0.yaml"), yaml);
        Files.writeString(
                folder.resolve("1.yaml"),
                yaml.replaceAll("(?m)^  title: .*", "  title: Anew").replaceFirst("id: https://", "id: https://anew."));
        for (int i = 0; i < 2; i++) {
            Ran ran = Ran.in(folder, build(i, "clean-" + i, "cache-clean"));
            assertTrue(ran.status() <= 1, ran.err());
            clean.add(Tree.of(folder.resolve("clean-" + i)));
        }
        assertTrue(
                Tree.differing(clean.get(0), clean.get(1)).size() > clean.get(0).size() / 2);
    }

    private void copy(Path from) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path to = folder.resolve(from.relativize(file).toString());
                Files.createDirectories(to.getParent());
                Files.copy(file, to);
            }
        }
    }

    private static String[] build(int which, String out, String cache) {
        return new String[] {
            "build",
            which + ".yaml",
            "--at",
            AT,
            "--offline",
            "-o",
            out,
            "--cache",
            cache,
            "--jobs",
            "2",
            "-q",
            "--report",
            out + "-report.json"
        };
    }

    @Test
    void no_file_is_torn_and_the_next_build_gives_the_clean_tree_and_leaves_nothing_unfinished() throws Exception {
        long whole = whole();
        for (int kills = 0; kills < KILLS; ) {
            Process build = OtherProcess.start(folder, build((kills + ended) % 2, "site", "cache"));
            if (isKilled(build, whole / 4 + random.nextLong(whole))) {
                assertEquals(Set.of(), torn(), "after kill " + kills);
                kills++;
            } else {
                whole = whole();
            }
        }
        System.err.println(KILLS + " builds were killed on their way, " + ended + " ended before; a whole one takes "
                + whole + " ms");
        for (int i = 0; i < 2; i++) {
            Ran ran = Ran.in(folder, build(i, "site", "cache"));
            assertTrue(ran.status() <= 1, ran.err());
            assertEquals(Set.of(), Tree.differing(clean.get(i), Tree.of(folder.resolve("site"))));
        }
        assertEquals(Set.of(), unfinished());
        assertEquals(0, Ran.in(folder, "cache", "verify", "--cache", "cache").status());
    }

    /** Kills a build at that moment, unless it ended before, as one does where the machine has become faster since. */
    private boolean isKilled(Process build, long moment) throws Exception {
        if (!build.waitFor(moment, TimeUnit.MILLISECONDS)) {
            build.destroyForcibly().waitFor();
            return true;
        }
        ended++;
        assertTrue(build.exitValue() <= 1, Files.readString(folder.resolve("other-process.txt")));
        assertTrue(ended <= MOST_ENDED, ended + " builds ended before they were killed");
        return false;
    }

    @Test
    void a_first_build_that_was_killed_ends_in_the_tree_of_one_that_was_not() throws Exception {
        long whole = whole();
        for (int kill = 0; kill < Math.max(1, KILLS / 4); kill++) {
            String out = "fresh-" + kill;
            Process build = OtherProcess.start(folder, build(0, out, "cache"));
            isKilled(build, whole / 2 + random.nextLong(whole / 2));
            Ran ran = Ran.in(folder, build(0, out, "cache"));
            assertTrue(ran.status() <= 1, ran.err());
            assertEquals(Set.of(), Tree.differing(clean.getFirst(), Tree.of(folder.resolve(out))));
        }
        assertEquals(Set.of(), unfinished());
    }

    /** How long a build takes in a process of its own, in milliseconds. */
    private long whole() throws Exception {
        long start = System.nanoTime();
        Process build = OtherProcess.start(folder, build(1, "site", "cache"));
        assertTrue(build.waitFor() <= 1, Files.readString(folder.resolve("other-process.txt")));
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    }

    /** The files that are neither of the one clean tree nor of the other. */
    private Set<String> torn() {
        Set<String> torn = new TreeSet<>();
        Tree.of(folder.resolve("site")).forEach((name, digest) -> {
            boolean whole = clean.stream().anyMatch(tree -> digest.equals(tree.get(name)));
            if (!whole && !isUnfinished(name) && !name.equals(JOURNAL)) {
                torn.add(name);
            }
        });
        return torn;
    }

    private Set<String> unfinished() {
        Set<String> names = new TreeSet<>(Tree.of(folder).keySet());
        names.removeIf(name -> !isUnfinished(name) && !name.endsWith(JOURNAL));
        return names;
    }

    private static boolean isUnfinished(String name) {
        return name.endsWith(".agentdoc-tmp") || name.endsWith(".tmp");
    }
}
