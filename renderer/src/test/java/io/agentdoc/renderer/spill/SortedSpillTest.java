package io.agentdoc.renderer.spill;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

class SortedSpillTest {
    @TempDir
    Path folder;

    private static void fill(SortedSpill spill) {
        IntStream.range(0, 500)
                .forEach(i -> spill.add("ключ-" + i * 7 % 50, Bytes.utf8(i + " " + "x".repeat(i % 3 * 20_000))));
    }

    private static List<SortedSpill.Entry> all(SortedSpill spill) {
        List<SortedSpill.Entry> all = new ArrayList<>();
        spill.read().forEachRemaining(all::add);
        return all;
    }

    private static List<String> texts(List<SortedSpill.Entry> entries) {
        return entries.stream()
                .map(entry -> entry.key() + " " + entry.value().display())
                .toList();
    }

    @Test
    void what_is_spilled_comes_in_the_order_in_which_it_would_come_from_memory() {
        SortedSpill held = Scratch.none().sorted();
        fill(held);
        try (Scratch tiny = new Scratch(folder.resolve("beside"), 1_000)) {
            SortedSpill spilled = tiny.sorted();
            fill(spilled);
            assertEquals(1, tiny.files());
            assertEquals(texts(all(held)), texts(all(spilled)));
            assertEquals(texts(all(held)), texts(all(spilled)), "a second time");
            List<String> last = new ArrayList<>();
            for (Sorted sorted = spilled.read(); sorted.hasNext(); ) {
                last.add(sorted.last().value().display().split(" ", 2)[0]);
            }
            assertEquals(50, last.size());
            assertTrue(last.stream().mapToInt(Integer::parseInt).allMatch(i -> i >= 450), last.toString());
        }
    }

    @Test
    void a_value_is_read_again_from_where_it_lies() {
        for (int most : new int[] {1_000, Integer.MAX_VALUE}) {
            try (Scratch scratch = new Scratch(folder.resolve("beside"), most)) {
                SortedSpill spill = scratch.sorted();
                fill(spill);
                all(spill).forEach(entry -> assertEquals(entry.value(), spill.read(entry.at())));
            }
        }
    }

    @Test
    void what_is_added_while_others_read_is_read_by_the_next() {
        try (Scratch scratch = new Scratch(folder.resolve("beside"), 400)) {
            SortedSpill spill = scratch.sorted();
            spill.add("b", Bytes.utf8("1"));
            Sorted before = spill.read();
            IntStream.range(0, 100).forEach(i -> spill.add("a" + i, Bytes.empty()));
            assertEquals(Optional.of("b"), before.peek());
            assertEquals("b", before.next().key());
            assertFalse(before.hasNext());
            assertEquals(101, all(spill).size());
        }
    }

    @Test
    void nothing_is_left_behind_and_a_folder_that_was_there_stays() throws IOException {
        Path beside = folder.resolve("beside");
        try (Scratch scratch = new Scratch(beside, 400)) {
            fill(scratch.sorted());
            assertTrue(Files.isDirectory(beside));
        }
        assertFalse(Files.exists(beside));
        Files.createDirectories(beside);
        Files.writeString(beside.resolve("theirs"), "theirs");
        try (Scratch scratch = new Scratch(beside, 400)) {
            fill(scratch.sorted());
        }
        try (var left = Files.list(beside)) {
            assertEquals(List.of(beside.resolve("theirs")), left.toList());
        }
    }

    @Test
    void a_link_to_where_there_is_room_stays() throws IOException {
        Path roomy = Files.createDirectories(folder.resolve("roomy"));
        Path beside = Files.createSymbolicLink(folder.resolve("beside"), roomy);
        try (Scratch scratch = new Scratch(beside, 400)) {
            fill(scratch.sorted());
            assertEquals(1, scratch.files());
        }
        assertTrue(Files.isSymbolicLink(beside));
        assertTrue(Files.isDirectory(roomy));
    }

    @Test
    void a_fault_of_the_disk_names_the_folder() {
        Path beside = folder.resolve("beside");
        Scratch scratch = new Scratch(beside, 400);
        SortedSpill spill = scratch.sorted();
        fill(spill);
        Sorted reading = spill.read();
        SortedSpill.Spot last = all(spill).getLast().at();
        scratch.close();
        for (Executable use : List.<Executable>of(
                () -> fill(spill), () -> reading.forEachRemaining(entry -> {}), () -> spill.read(last))) {
            UncheckedIOException fault = assertThrows(UncheckedIOException.class, use);
            var named = assertInstanceOf(FileSystemException.class, fault.getCause());
            assertEquals(beside.toString(), named.getFile());
        }
    }

    @Test
    void what_is_small_writes_no_file() {
        try (Scratch scratch = new Scratch(folder.resolve("beside"), Scratch.MOST_HELD)) {
            scratch.sorted().add("a", Bytes.utf8("b"));
            assertEquals(0, scratch.files());
        }
        assertFalse(Files.exists(folder.resolve("beside")));
    }
}
