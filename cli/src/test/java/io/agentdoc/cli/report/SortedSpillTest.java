package io.agentdoc.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SortedSpillTest {

    private static List<String> shuffled(int size) {
        List<String> keys =
                IntStream.range(0, size).mapToObj(i -> "agent-" + i).collect(Collectors.toCollection(ArrayList::new));
        Collections.shuffle(keys, new Random(7));
        return keys;
    }

    @Test
    void what_does_not_fit_into_memory_comes_back_sorted_all_the_same() {
        List<String> keys = shuffled(2_000);
        try (SortedSpill spill = new SortedSpill(20_000)) {
            keys.forEach(key -> spill.add(key, Bytes.utf8("value of " + key)));
            assertTrue(spill.files() > 5);
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
        try (SortedSpill spill = new SortedSpill(10_000_000)) {
            shuffled(100).forEach(key -> spill.add(key, Bytes.empty()));
            assertEquals(0, spill.files());
        }
    }

    @Test
    void it_can_be_read_twice() {
        try (SortedSpill spill = new SortedSpill(500)) {
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
