package io.agentdoc.assembler.repository;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which files git tracks, from its index in each of its forms. */
class GitIndexTest {
    private static final List<String> NAMES = List.of(
            "README.md", "a/" + "long".repeat(60) + ".txt", "agents/one/agent-repo.json", "agents/one/Ä.md", "z");

    @TempDir
    Path folder;

    @Test
    void each_version_of_the_index_is_read() throws IOException {
        for (int version : new int[] {2, 3, 4}) {
            index(Index.of(version, NAMES));
            assertEquals(Optional.of(new TreeSet<>(NAMES)), GitIndex.tracked(folder), "version " + version);
        }
    }

    @Test
    void a_folder_in_a_checkout_has_what_is_tracked_below_it() throws IOException {
        index(Index.of(2, NAMES));
        Path one = Files.createDirectories(folder.resolve("agents/one"));
        assertEquals(Optional.of(new TreeSet<>(List.of("agent-repo.json", "Ä.md"))), GitIndex.tracked(one));
        assertEquals(Optional.empty(), GitIndex.tracked(Files.createDirectories(folder.resolve("untracked"))));
    }

    @Test
    void an_index_that_is_cut_off_or_of_another_form_says_nothing() throws IOException {
        byte[] whole = Index.of(2, NAMES);
        for (int length = 0; length < 200; length++) {
            index(Arrays.copyOf(whole, length));
            assertEquals(Optional.empty(), GitIndex.tracked(folder), "cut at " + length);
        }
        index(Index.of(5, NAMES));
        assertEquals(Optional.empty(), GitIndex.tracked(folder));
        byte[] split = Index.of(2, NAMES);
        System.arraycopy("link".getBytes(StandardCharsets.US_ASCII), 0, split, split.length - 28, 4);
        index(split);
        assertEquals(Optional.empty(), GitIndex.tracked(folder));
    }

    /** Held again for every name that shares it, one long name would fill the memory. */
    @Test
    void a_name_that_no_system_takes_is_not_read() throws IOException {
        String longest = "a".repeat(4096);
        for (int version : new int[] {2, 4}) {
            index(Index.of(version, List.of(longest)));
            assertEquals(Optional.of(new TreeSet<>(List.of(longest))), GitIndex.tracked(folder));
            index(Index.of(version, List.of(longest + "a")));
            assertEquals(Optional.empty(), GitIndex.tracked(folder));
        }
    }

    private void index(byte[] bytes) throws IOException {
        Files.createDirectories(folder.resolve(".git"));
        Files.write(folder.resolve(".git/index"), bytes);
    }
}
