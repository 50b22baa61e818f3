package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.nio.ByteBuffer;
import java.util.function.Function;

/**
 * Remembers texts by the first sixteen bytes of their digests, since an unlisted agent that met a listed one would be listed:
 * a text that meets a given one is found by nobody, while of eight bytes two meet among the agents of a few large sites.
 */
final class ListedMarks {
    private final Function<String, Digest> digests;

    /** Two numbers a text, of which both are zero where there is none. */
    private long[] marks = new long[128];

    private int count;

    ListedMarks() {
        this(text -> Digest.of(Bytes.utf8(text)));
    }

    ListedMarks(Function<String, Digest> digests) {
        this.digests = digests;
    }

    void add(String text) {
        if (4 * count >= marks.length) {
            grow();
        }
        ByteBuffer digest = digest(text);
        put(digest.getLong(), digest.getLong());
    }

    boolean has(String text) {
        ByteBuffer digest = digest(text);
        return !isFree(place(digest.getLong(), digest.getLong()));
    }

    private void grow() {
        long[] before = marks;
        marks = new long[2 * before.length];
        count = 0;
        for (int i = 0; i < before.length; i += 2) {
            if (before[i] != 0 || before[i + 1] != 0) {
                put(before[i], before[i + 1]);
            }
        }
    }

    private void put(long first, long second) {
        int place = place(first, second);
        if (isFree(place)) {
            marks[place] = first;
            marks[place + 1] = second;
            count++;
        }
    }

    /** Where a mark is, or the free place that it would take. */
    private int place(long first, long second) {
        int place = (int) (first << 1) & (marks.length - 2);
        while (!isFree(place) && (marks[place] != first || marks[place + 1] != second)) {
            place = (place + 2) & (marks.length - 2);
        }
        return place;
    }

    private boolean isFree(int place) {
        return marks[place] == 0 && marks[place + 1] == 0;
    }

    private ByteBuffer digest(String text) {
        return digests.apply(text).raw().buffer();
    }
}
