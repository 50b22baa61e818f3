package io.agentdoc.renderer.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.renderer.spill.Scratch;
import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A directory of which hardly anything fits into memory. */
@Promise(Promised.ALL_OR_NOTHING)
@Attack(13)
class SpilledSiteTest {
    @TempDir
    Path folder;

    private static void nothing() {}

    private static Map<String, Digest> tree(Path of) throws IOException {
        Map<String, Digest> files = new TreeMap<>();
        try (var walk = Files.walk(of)) {
            for (Path file : walk.filter(Files::isRegularFile).toList()) {
                files.put(of.relativize(file).toString(), Digest.of(Bytes.own(Files.readAllBytes(file))));
            }
        }
        return files;
    }

    @Test
    void it_is_the_same_to_the_byte_as_one_that_was_held_whole() throws IOException {
        var held = new SpilledBuild(folder.resolve("held"), Integer.MAX_VALUE);
        var spilled = new SpilledBuild(folder.resolve("spilled"), 20_000);
        for (int version = 0; version < 2; version++) {
            Written one = held.build(version, SpilledSiteTest::nothing);
            Written other = spilled.build(version, SpilledSiteTest::nothing);
            assertEquals(one, other);
            assertEquals(tree(folder.resolve("held")), tree(folder.resolve("spilled")));
            assertEquals(version == 0, one.removed().isEmpty());
        }
    }

    @Test
    void what_was_spilled_is_gone_when_the_build_has_ended() throws IOException {
        var spilled = new SpilledBuild(folder, 20_000);
        spilled.build(0, SpilledSiteTest::nothing);
        assertEquals(
                List.of(Manifest.UNLISTED),
                tree(spilled.beside()).keySet().stream().toList());
    }

    @Test
    void one_that_is_killed_while_it_spills_is_gone_on_with_and_leaves_nothing() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        SpilledBuild.class.getName(),
                        folder.resolve("killed").toString())
                .redirectErrorStream(true)
                .start();
        assertEquals("spilled", process.inputReader().readLine());
        process.destroyForcibly().waitFor();
        var killed = new SpilledBuild(folder.resolve("killed"), 20_000);
        assertTrue(Files.exists(killed.out().resolve(Turn.NAME)), "it was killed before its end");
        Path foreign = killed.beside().resolve(".what-another-system-keeps" + Scratch.ENDING);
        Files.createDirectories(killed.beside());
        Files.writeString(foreign, "of a process that was killed");
        killed.build(0, SpilledSiteTest::nothing);
        new SpilledBuild(folder.resolve("whole"), Integer.MAX_VALUE).build(0, SpilledSiteTest::nothing);
        assertEquals(tree(folder.resolve("whole")), tree(folder.resolve("killed")));
    }
}
