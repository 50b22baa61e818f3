package io.agentdoc.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class SortedSpillTest {
    @TempDir
    private Path above;

    private Path folder;

    @BeforeEach
    void inAFolderThatIsNotThere() {
        folder = above.resolve("spilled");
    }

    private static List<String> shuffled(int size) {
        List<String> keys =
                IntStream.range(0, size).mapToObj(i -> "agent-" + i).collect(Collectors.toCollection(ArrayList::new));
        Collections.shuffle(keys, new Random(7));
        return keys;
    }

    @Test
    void what_does_not_fit_into_memory_comes_back_sorted_all_the_same() {
        List<String> keys = shuffled(2_000);
        try (SortedSpill spill = new SortedSpill(folder, 20_000)) {
            keys.forEach(key -> spill.add(key, Bytes.utf8("value of " + key)));
            assertTrue(Files.exists(folder));
            List<String> read = new ArrayList<>();
            spill.forEach((key, value) -> {
                assertEquals(Bytes.utf8("value of " + key), value);
                read.add(key);
            });
            assertEquals(keys.stream().sorted().toList(), read);
        }
    }

    @Test
    void what_fits_is_never_written() {
        try (SortedSpill spill = new SortedSpill(folder, 10_000_000)) {
            shuffled(100).forEach(key -> spill.add(key, Bytes.empty()));
            assertFalse(Files.exists(folder));
        }
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "it names an open file until it is closed")
    void whoever_is_killed_meanwhile_leaves_no_file() throws IOException {
        try (SortedSpill spill = new SortedSpill(folder, 500)) {
            shuffled(50).forEach(key -> spill.add(key, Bytes.empty()));
            try (var files = Files.list(folder)) {
                assertEquals(List.of(), files.toList());
            }
        }
        assertFalse(Files.exists(folder));
    }

    @Test
    void of_two_entries_of_a_key_the_last_one_stands() {
        for (int most : new int[] {1, 10_000_000}) {
            try (SortedSpill spill = new SortedSpill(folder, most)) {
                spill.add("a", Bytes.utf8("first"));
                spill.add("a", Bytes.utf8("last"));
                List<Bytes> read = new ArrayList<>();
                spill.forEach((key, value) -> read.add(value));
                assertEquals(List.of(Bytes.utf8("last")), read);
            }
        }
    }

    @Test
    void it_can_be_read_twice() {
        try (SortedSpill spill = new SortedSpill(folder, 500)) {
            shuffled(50).forEach(key -> spill.add(key, Bytes.empty()));
            List<String> first = new ArrayList<>();
            List<String> second = new ArrayList<>();
            spill.forEach((key, value) -> first.add(key));
            spill.forEach((key, value) -> second.add(key));
            assertEquals(first, second);
            assertEquals(50, first.size());
        }
    }
}
