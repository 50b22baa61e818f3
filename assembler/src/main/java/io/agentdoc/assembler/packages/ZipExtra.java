package io.agentdoc.assembler.packages;

/** The extra field of a local header (APPNOTE 4.5): pairs of a number and a length, each with its data. */
record ZipExtra(LittleEndian bytes, long start, int length) {
    private static final int ZIP64 = 1;
    private static final int UNICODE_PATH = 0x7075;
    private static final long NOWHERE = -1;

    /** One of the sizes for which the header had no room, counted from zero; minus one where it is not there. */
    long zip64(int place) throws Refusal {
        long at = find(ZIP64);
        return at == NOWHERE || bytes.u16(at + 2) < 8 * (place + 1) ? NOWHERE : bytes.u64(at + 4 + 8L * place);
    }

    /** Whether no second name stands here that differs from the first. */
    boolean isNamed(ZipEntry.Name name) throws Refusal {
        long at = find(UNICODE_PATH);
        if (at == NOWHERE) {
            return true;
        }
        int size = bytes.u16(at + 2) - 5;
        return size >= 0 && bytes.view(at + 9, size).equals(name.bytes());
    }

    private long find(int tag) throws Refusal {
        long end = start + length;
        long at = start;
        while (at + 4 <= end) {
            long next = at + 4 + bytes.u16(at + 2);
            if (next > end) {
                throw new Refusal(Fault.CORRUPT, "an entry's extra field is longer than it says");
            }
            if (bytes.u16(at) == tag) {
                return at;
            }
            at = next;
        }
        return NOWHERE;
    }
}
