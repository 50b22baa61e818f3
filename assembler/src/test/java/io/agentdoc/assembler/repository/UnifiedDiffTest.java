package io.agentdoc.assembler.repository;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Diffs as {@code diff -u} writes them. */
class UnifiedDiffTest {
    @Test
    void oneChangedLineStandsInThreeLinesOfContext() {
        assertEquals("""
            --- old
            +++ new
            @@ -2,7 +2,7 @@
             2
             3
             4
            -5
            +five
             6
             7
             8
            """, diff(lines(1, 9), lines(1, 9).replace("5", "five")));
    }

    @Test
    void changesFarApartAreTwoHunks() {
        String fresh = lines(1, 20).replaceFirst("2\n", "").replace("19\n", "19\nnineteen and a half\n");
        assertEquals("""
            --- old
            +++ new
            @@ -1,5 +1,4 @@
             1
            -2
             3
             4
             5
            @@ -17,4 +16,5 @@
             17
             18
             19
            +nineteen and a half
             20
            """, diff(lines(1, 20), fresh));
    }

    @Test
    void aMissingLastLineFeedIsSaid() {
        assertEquals("""
            --- old
            +++ new
            @@ -1 +1 @@
            -a
            \\ No newline at end of file
            +a
            """, diff("a", "a\n"));
    }

    @Test
    void anEmptyFileHasNoLines() {
        assertEquals("--- old\n+++ new\n@@ -0,0 +1,2 @@\n+a\n+b\n", diff("", "a\nb\n"));
    }

    @Test
    void theSameTextHasNoDiff() {
        assertEquals("", diff("a\n", "a\n"));
    }

    @Test
    void longTextsWithNothingInCommonTakeNoTime() {
        String diff = diff(lines(1, 30_000), lines(40_000, 70_000));
        assertTrue(diff.startsWith("--- old\n+++ new\n@@ -1,30000 +1,30001 @@\n-1\n"));
    }

    private static String diff(String old, String fresh) {
        return UnifiedDiff.of("old", Bytes.utf8(old), "new", Bytes.utf8(fresh));
    }

    private static String lines(int from, int to) {
        return IntStream.rangeClosed(from, to).mapToObj(line -> line + "\n").collect(Collectors.joining());
    }
}
