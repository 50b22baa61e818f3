package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.util.Arrays;

/** Remembers texts by eight bytes each; that two meet is as likely as nothing. */
final class ListedMarks {
    private long[] marks = new long[64];
    private int count;
    private boolean isSorted;

    void add(String text) {
        if (count == marks.length) {
            marks = Arrays.copyOf(marks, 2 * count);
        }
        marks[count++] = mark(text);
        isSorted = false;
    }

    boolean has(String text) {
        if (!isSorted) {
            Arrays.sort(marks, 0, count);
            isSorted = true;
        }
        return Arrays.binarySearch(marks, 0, count, mark(text)) >= 0;
    }

    private static long mark(String text) {
        return Digest.of(Bytes.utf8(text)).raw().buffer().getLong();
    }
}
