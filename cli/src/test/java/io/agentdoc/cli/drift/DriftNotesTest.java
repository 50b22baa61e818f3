package io.agentdoc.cli.drift;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.agentdoc.document.value.Bytes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DriftNotesTest {

    private static Bytes lines(int first, int second) {
        return Bytes.utf8(IntStream.range(0, 40)
                .mapToObj(i -> "line " + i + (i == first || i == second ? " altered" : ""))
                .collect(Collectors.joining("\n", "", "\n")));
    }

    @Test
    void what_stands_between_two_changes_is_not_shown_as_changed() {
        DriftNotes notes = new DriftNotes();
        notes.differs("a.json", Optional.of(lines(-1, -1)), Optional.of(lines(5, 30)));
        List<String> diff = notes.shown().getFirst().diff();
        assertEquals(
                List.of("-line 5", "+line 5 altered", "-line 30", "+line 30 altered"),
                diff.stream().filter(line -> line.matches("[-+][^-+].*")).toList());
        assertFalse(diff.contains(" line 17"), "and what is far from both is left out");
    }
}
