package io.agentdoc.fleet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.renderer.site.AgentFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.apache.spark.launcher.JavaModuleOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Spark on this machine gives the tree that the program gives by itself. */
@Timeout(3600)
class LocalTest {
    @TempDir
    Path folder;

    @Test
    void the_tree_is_the_one_that_one_machine_gives_and_a_second_build_leaves_it() throws Exception {
        try (var hosts = new ThreeHosts(folder)) {
            hosts.onOneMachine();
            assertEquals(0, build(hosts), this::said);
            assertKept(0);
            hosts.assertSameTree("many", said());
            assertEquals(0, build(hosts), this::said);
            assertKept(ThreeHosts.AGENTS);
            hosts.assertSameTree("many", said());
        }
    }

    @Test
    void the_archives_hold_every_file_of_the_tree_once_and_are_the_same_when_they_are_made_again() throws Exception {
        try (var hosts = new ThreeHosts(folder)) {
            assertEquals(0, build(hosts, "--archives=" + folder.resolve("packed"), "--pieces=5"), this::said);
            assertEquals(0, build(hosts, "--archives=" + folder.resolve("packed"), "--pieces=3"), this::said);
            Map<String, Digest> first = ThreeHosts.tree(folder.resolve("packed"));
            assertEquals(3, first.size());
            assertEquals(ThreeHosts.tree(folder.resolve("many")), unpacked(folder.resolve("packed")));
            assertEquals(0, build(hosts, "--archives=" + folder.resolve("packed"), "--pieces=3"), this::said);
            assertEquals(first, ThreeHosts.tree(folder.resolve("packed")));
        }
    }

    @Test
    void entries_may_be_Parquet() throws Exception {
        try (var hosts = new ThreeHosts(folder)) {
            hosts.onOneMachine();
            Path lines = folder.resolve("agents.jsonl");
            Path columns = folder.resolve("agents.parquet");
            assertEquals(0, run(AsParquet.class, lines.toString(), columns.toString()), this::said);
            Files.writeString(
                    lines,
                    "{\"id\": \"nobody\", \"sources\": [{\"id\": \"card\", \"kind\": \"a2a-card\", \"file\": \"none.json\"}]}\n");
            assertEquals(0, build(hosts, "--entries=" + columns), this::said);
            hosts.assertSameTree("many", said());
        }
    }

    private static Map<String, Digest> unpacked(Path archives) throws IOException {
        Map<String, Digest> files = new TreeMap<>();
        try (Stream<Path> all = Files.list(archives)) {
            for (Path archive : all.toList()) {
                try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(archive))) {
                    for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                        Digest twice = files.put(entry.getName(), Digest.of(Bytes.own(zip.readAllBytes())));
                        assertNull(twice, entry.getName());
                    }
                }
            }
        }
        return files;
    }

    @Test
    void an_agent_is_made_again_where_its_source_or_one_of_its_files_changed() throws Exception {
        try (var hosts = new ThreeHosts(folder)) {
            assertEquals(0, build(hosts), this::said);
            hosts.renames(1);
            Path page = folder.resolve("many").resolve(AgentFiles.page("agent-2"));
            Files.writeString(page, Files.readString(page).replace('e', 'a'));
            hosts.onOneMachine();
            assertEquals(0, build(hosts), this::said);
            assertKept(ThreeHosts.AGENTS - 2);
            hosts.assertSameButForTheFeed("many", said());
        }
    }

    private void assertKept(int agents) {
        assertTrue(said().contains("(" + agents + " of them left by what was noted)"), this::said);
    }

    private int build(ThreeHosts hosts, String... more) throws IOException, InterruptedException {
        return run(
                Main.class,
                Stream.concat(Stream.of(hosts.words("many")), Stream.of(more)).toArray(String[]::new));
    }

    private int run(Class<?> main, String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx768m", "-XX:TieredStopAtLevel=1"));
        command.addAll(List.of(JavaModuleOptions.defaultModuleOptionArray()));
        command.addAll(List.of("-Dspark.ui.enabled=false", "-Dspark.master=local[2]"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said.txt").toFile());
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        return builder.start().waitFor();
    }

    private String said() {
        try {
            return Files.readString(folder.resolve("said.txt"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
