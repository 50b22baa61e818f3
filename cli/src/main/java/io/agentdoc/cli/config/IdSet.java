package io.agentdoc.cli.config;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;

/** Remembers ids by eight bytes each, so that a directory's millions fit; two ids can meet, once in 10¹² or so. */
final class IdSet {
    private long[] slots = new long[1 << 10];
    private int size;

    /** Adds the id; false where it, or one that it meets, was there. */
    boolean add(String id) {
        if (2 * (size + 1) > slots.length) {
            grow();
        }
        boolean added = put(slots, mark(id));
        size += added ? 1 : 0;
        return added;
    }

    private void grow() {
        long[] larger = new long[2 * slots.length];
        for (long mark : slots) {
            if (mark != 0) {
                put(larger, mark);
            }
        }
        slots = larger;
    }

    private static boolean put(long[] table, long mark) {
        int mask = table.length - 1;
        int at = (int) (mark >>> 20) & mask;
        while (table[at] != 0) {
            if (table[at] == mark) {
                return false;
            }
            at = (at + 1) & mask;
        }
        table[at] = mark;
        return true;
    }

    /** Never zero, which stands for an empty slot. */
    private static long mark(String id) {
        String hex = Digest.of(Bytes.utf8(id)).hex();
        long mark = Long.parseUnsignedLong(hex.substring(0, 16), 16);
        return mark == 0 ? 1 : mark;
    }
}
