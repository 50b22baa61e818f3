package io.agentdoc.assembler.packages;

import io.agentdoc.document.value.Bytes;
import java.util.ArrayList;
import java.util.List;

/**
 * The central directory of a zip (APPNOTE 4.3.12 and 4.3.16): the one list of what is in it.
 *
 * <pre>
 * local header, data … · central header … · end: PK 05 06 disk×2 disk×2 here×2 entries×2 size×4 offset×4 comment×2+n
 * </pre>
 *
 * <p>There is exactly one end record that fits, and the directory stands right before it.
 */
record ZipDirectory(int start, List<ZipEntry> entries) {
    private static final long END = 0x06054b50L;
    private static final int END_SIZE = 22;
    /** The end record gives a comment's length in two bytes, so that it is looked for no further back. */
    private static final int LONGEST_COMMENT = 0xFFFF;

    static boolean hasEnd(Bytes archive) {
        try {
            return !ends(LittleEndian.of(archive)).isEmpty();
        } catch (Refusal none) {
            return false;
        }
    }

    static ZipDirectory read(LittleEndian bytes, PackageLimits limits) throws Refusal {
        List<Integer> ends = ends(bytes);
        if (ends.isEmpty()) {
            throw new Refusal(Fault.CORRUPT, "the zip has no end record, so it is cut off");
        }
        if (ends.size() > 1) {
            throw new Refusal(Fault.AMBIGUOUS, "the zip has two end records");
        }
        int end = ends.getFirst();
        int count = bytes.u16(end + 10);
        if (count > limits.maxEntries()) {
            throw new Refusal(Fault.TOO_LARGE, "it has more than " + limits.maxEntries() + " entries");
        }
        if (bytes.u32(end + 4) != 0 || bytes.u16(end + 8) != count) {
            throw new Refusal(Fault.CORRUPT, "the zip is one part of several");
        }
        long start = bytes.u32(end + 16);
        if (start + bytes.u32(end + 12) != end) {
            throw new Refusal(Fault.AMBIGUOUS, "the zip does not begin where its directory says");
        }
        return new ZipDirectory((int) start, entries(bytes, start, end, count));
    }

    private static List<ZipEntry> entries(LittleEndian bytes, long start, int end, int count) throws Refusal {
        List<ZipEntry> entries = new ArrayList<>();
        long at = start;
        while (at < end) {
            ZipEntry entry = ZipEntry.central(bytes, at);
            at = entry.centralEnd();
            entries.add(entry);
        }
        if (at != end || entries.size() != count) {
            throw new Refusal(Fault.AMBIGUOUS, "the zip's directory does not hold what its end record says");
        }
        return entries;
    }

    private static List<Integer> ends(LittleEndian bytes) throws Refusal {
        List<Integer> ends = new ArrayList<>();
        int first = Math.max(0, bytes.size() - END_SIZE - LONGEST_COMMENT);
        for (int at = bytes.size() - END_SIZE; at >= first; at--) {
            if (bytes.u32(at) == END && at + END_SIZE + bytes.u16(at + 20) == bytes.size()) {
                ends.add(at);
            }
        }
        return ends;
    }
}
