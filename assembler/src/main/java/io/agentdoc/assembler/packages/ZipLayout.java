package io.agentdoc.assembler.packages;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Where each entry's data stands, once it is sure that the local headers say what the directory says and that headers
 * and data fill the zip from its first byte to the directory: nothing before, between, or twice.
 */
final class ZipLayout {
    private static final long LOCAL = 0x04034b50L;
    private static final long DESCRIPTOR = 0x08074b50L;
    private static final long IN_EXTRA = 0xFFFF_FFFFL;
    private static final int SAME_FLAGS = 0x0801 | 8;

    private final LittleEndian bytes;
    private final ZipDirectory directory;

    ZipLayout(LittleEndian bytes, ZipDirectory directory) {
        this.bytes = bytes;
        this.directory = directory;
    }

    /** An entry and where its data begins. */
    record Placed(ZipEntry entry, long data) {}

    List<Placed> read() throws Refusal {
        List<ZipEntry> entries = new ArrayList<>(directory.entries());
        entries.sort(Comparator.comparingLong(ZipEntry::offset));
        List<Placed> placed = new ArrayList<>();
        long at = 0;
        for (int i = 0; i < entries.size(); i++) {
            ZipEntry entry = entries.get(i);
            if (entry.offset() != at) {
                throw new Refusal(Fault.AMBIGUOUS, "the zip's entries overlap or leave room between them");
            }
            long data = local(entry);
            at = i + 1 < entries.size() ? entries.get(i + 1).offset() : directory.start();
            end(entry, data + entry.packed(), at);
            placed.add(new Placed(entry, data));
        }
        if (at != directory.start()) {
            throw new Refusal(Fault.AMBIGUOUS, "something stands in the zip before its directory");
        }
        return placed;
    }

    /** Compares the local header (APPNOTE 4.3.7) and gives the place after it. */
    private long local(ZipEntry entry) throws Refusal {
        long at = entry.offset();
        if (bytes.u32(at) != LOCAL) {
            throw new Refusal(Fault.AMBIGUOUS, "an entry of the zip's directory has no header of its own");
        }
        int nameLength = bytes.u16(at + 26);
        int extraLength = bytes.u16(at + 28);
        ZipExtra extra = new ZipExtra(bytes, at + 30 + nameLength, extraLength);
        boolean same = bytes.view(at + 30, nameLength).equals(entry.name().bytes())
                && ((bytes.u16(at + 6) ^ entry.flags()) & SAME_FLAGS) == 0
                && bytes.u16(at + 8) == entry.method()
                && isSame(entry, bytes.u32(at + 14), entry.crc())
                && isSame(entry, size(at + 18, extra, 1), entry.packed())
                && isSame(entry, size(at + 22, extra, 0), entry.size())
                && extra.isNamed(entry.name());
        if (!same) {
            throw new Refusal(Fault.AMBIGUOUS, "an entry's own header says something else than the zip's directory");
        }
        return at + 30 + nameLength + extraLength;
    }

    private long size(long at, ZipExtra extra, int zip64Place) throws Refusal {
        long size = bytes.u32(at);
        return size == IN_EXTRA ? extra.zip64(zip64Place) : size;
    }

    private static boolean isSame(ZipEntry entry, long local, long central) {
        return local == central || (entry.hasDescriptor() && local == 0);
    }

    /** What follows the data is the next entry, or the entry's descriptor (APPNOTE 4.3.9) and then that. */
    private void end(ZipEntry entry, long dataEnd, long next) throws Refusal {
        long rest = next - dataEnd;
        if (rest == 0) {
            return;
        }
        boolean signed = rest == 16 || rest == 24;
        boolean wide = rest == 20 || rest == 24;
        long at = signed ? dataEnd + 4 : dataEnd;
        boolean fits = entry.hasDescriptor()
                && (rest == 12 || signed || wide)
                && (!signed || bytes.u32(dataEnd) == DESCRIPTOR)
                && bytes.u32(at) == entry.crc()
                && (wide ? bytes.u64(at + 4) : bytes.u32(at + 4)) == entry.packed()
                && (wide ? bytes.u64(at + 12) : bytes.u32(at + 8)) == entry.size();
        if (!fits) {
            throw new Refusal(Fault.AMBIGUOUS, "the zip's entries overlap or leave room between them");
        }
    }
}
