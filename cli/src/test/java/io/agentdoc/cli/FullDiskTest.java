package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Digest;
import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A build on a disk of 256 KiB, which its site does not fit on. Where nothing may be mounted it is skipped, and says so. */
@Promise(Promised.ALL_OR_NOTHING)
@Attack(14)
class FullDiskTest {
    private static final String AT = "2026-10-03T00:00:00Z";
    private static final int FEW = 2;
    private static final int MANY = 20;

    @TempDir
    Path folder;

    private Path disk() {
        return folder.resolve("disk");
    }

    @BeforeEach
    void mount() throws Exception {
        Files.createDirectories(disk());
        if (run("mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", disk().toString()) != 0) {
            System.err.println("\n***  NOTHING CAN BE MOUNTED HERE: the test of the full disk is SKIPPED.  ***\n");
            Assumptions.abort("mount is not allowed");
        }
    }

    @AfterEach
    void unmount() throws Exception {
        run("umount", disk().toString());
    }

    private static int run(String... command) throws Exception {
        try {
            return new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        } catch (IOException noSuchProgram) {
            return -1;
        }
    }

    private void configure(int agents) throws IOException {
        StringBuilder yaml = new StringBuilder("agents:\n");
        for (int i = 0; i < agents; i++) {
            Files.writeString(
                    folder.resolve(i + ".json"),
                    "{\"name\": \"Agent " + i + "\", \"description\": \"It tests.\", \"version\": \"1\"}");
            yaml.append("  - { id: a").append(i).append(", sources: [ { id: card, kind: a2a-card, file: ");
            yaml.append(i).append(".json, url: \"https://agent.example/").append(i);
            yaml.append("\", fetched_at: 2026-10-01T09:00:00Z } ] }\n");
        }
        Files.writeString(folder.resolve("agentdoc.yaml"), yaml);
    }

    private Ran build(String out) {
        return Ran.in(folder, "build", "--at", AT, "-o", out, "--jobs", "1");
    }

    @Test
    void a_full_disk_ends_the_build_names_the_file_and_leaves_the_old_pages_as_they_were() throws Exception {
        configure(FEW);
        Ran fits = build("disk/site");
        assertEquals(0, fits.status(), fits.err());
        Map<String, Digest> before = Tree.of(disk().resolve("site"));

        configure(MANY);
        Ran full = build("disk/site");
        assertEquals(2, full.status(), full.err());
        assertTrue(full.err().contains("cannot write " + disk().resolve("site")), full.err());
        assertTrue(full.err().contains("No space left"), full.err());
        Map<String, Digest> after = Tree.of(disk().resolve("site"));
        before.forEach((name, digest) -> assertEquals(digest, after.get(name), name));
        assertEquals(Set.of(), unfinished(after));

        assertEquals(0, run("mount", "-o", "remount,size=16m", disk().toString()));
        Ran again = build("disk/site");
        assertEquals(0, again.status(), again.err());
        assertEquals(0, build("whole").status());
        assertEquals(Set.of(), Tree.differing(Tree.of(folder.resolve("whole")), Tree.of(disk().resolve("site"))));
    }

    @Test
    void a_read_only_folder_is_named_and_stays_as_it_was_and_the_same_command_goes_on() throws Exception {
        configure(FEW);
        assertEquals(0, build("disk/site").status());
        Map<String, Digest> before = Tree.of(disk());

        configure(FEW + 1);
        assertEquals(0, run("mount", "-o", "remount,ro", disk().toString()));
        Ran refused = build("disk/site");
        assertEquals(2, refused.status(), refused.err());
        assertTrue(refused.err().contains("disk/site"), refused.err());
        assertEquals(before, Tree.of(disk()));

        assertEquals(0, run("mount", "-o", "remount,rw,size=16m", disk().toString()));
        assertEquals(0, build("disk/site").status());
        assertEquals(0, build("whole").status());
        assertEquals(Set.of(), Tree.differing(Tree.of(folder.resolve("whole")), Tree.of(disk().resolve("site"))));
    }

    @Test
    void a_full_disk_under_the_cache_or_the_report_is_told_as_one() throws Exception {
        configure(1);
        fill();
        for (String[] line : new String[][] {
            {"build", "--at", AT, "-o", "out", "--cache", "disk/cache"},
            {"build", "--at", AT, "-o", "out", "--report", "disk/report.json"}
        }) {
            Ran ran = Ran.in(folder, line);
            assertEquals(2, ran.status(), ran.err());
            assertTrue(ran.err().contains("disk/"), ran.err());
            assertEquals(Set.of(), unfinished(Tree.of(disk())));
            assertFalse(Files.exists(disk().resolve("report.json")));
        }
    }

    private void fill() throws IOException {
        try (var out = Files.newOutputStream(disk().resolve("ballast"))) {
            for (int i = 0; i < 1 << 10; i++) {
                out.write(new byte[1 << 10]);
            }
        } catch (IOException full) {
            assertTrue(String.valueOf(full.getMessage()).contains("No space left"), full::getMessage);
        }
    }

    private static Set<String> unfinished(Map<String, Digest> tree) {
        Set<String> names = new TreeSet<>(tree.keySet());
        names.removeIf(name -> !name.endsWith(".agentdoc-tmp") && !name.endsWith(".tmp"));
        return names;
    }
}
