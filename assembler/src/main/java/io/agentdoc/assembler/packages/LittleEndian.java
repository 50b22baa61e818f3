package io.agentdoc.assembler.packages;

import io.agentdoc.document.value.Bytes;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Numbers in an archive's bytes, lowest byte first; a place outside the bytes is a cut-off archive. */
record LittleEndian(ByteBuffer bytes) {

    static LittleEndian of(Bytes archive) {
        return new LittleEndian(archive.buffer().order(ByteOrder.LITTLE_ENDIAN));
    }

    int size() {
        return bytes.limit();
    }

    int u16(long at) throws Refusal {
        return Short.toUnsignedInt(bytes.getShort(place(at, 2)));
    }

    long u32(long at) throws Refusal {
        return Integer.toUnsignedLong(bytes.getInt(place(at, 4)));
    }

    long u64(long at) throws Refusal {
        return bytes.getLong(place(at, 8));
    }

    byte[] run(long at, int length) throws Refusal {
        byte[] run = new byte[length];
        bytes.get(place(at, length), run);
        return run;
    }

    /** A view of a run, without a copy. */
    ByteBuffer view(long at, int length) throws Refusal {
        return bytes.slice(place(at, length), length);
    }

    private int place(long at, int length) throws Refusal {
        if (at < 0 || at > size() - length) {
            throw new Refusal(Fault.CORRUPT, "the archive is cut off or points outside itself");
        }
        return (int) at;
    }
}
