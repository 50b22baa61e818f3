package io.agentdoc.assembler.packages;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;

/**
 * One gzip member (RFC 1952) and nothing after it: header, deflated data, CRC and length.
 *
 * <pre>
 * 1F 8B 08 FLG MTIME×4 XFL OS  [XLEN×2 extra]  [name 00]  [comment 00]  [CRC16]  data  CRC32×4  ISIZE×4
 *          FLG: 01 text, 02 header CRC, 04 extra, 08 name, 10 comment
 * </pre>
 *
 * <p>The whole member is read through once, and thrown away, before anybody looks at what is inside.
 */
final class GzipMember {
    private static final int HEADER = 10;
    private static final int TRAILER = 8;
    /** What a tar needs around the files themselves: headers, padding to 512 and the end of a 10 KiB record. */
    private static final int TAR_OVERHEAD_PER_ENTRY = 2_048;

    /** What a tar is filled up to, and so the most zeros that may end it. */
    private static final int TAR_RECORD = 10_240;

    private final Bytes archive;
    private final int start;

    private GzipMember(Bytes archive, int start) {
        this.archive = archive;
        this.start = start;
    }

    static GzipMember whole(Bytes archive, PackageLimits limits) throws Refusal {
        LittleEndian bytes = LittleEndian.of(archive);
        int start = dataStart(bytes);
        if (start > bytes.size()) {
            throw new Refusal(Fault.CORRUPT, "the gzip data ends too early");
        }
        GzipMember member = new GzipMember(archive, start);
        member.check(bytes, limits);
        return member;
    }

    /** The bytes inside. */
    InputStream stream() throws IOException {
        InputStream data = archive.stream();
        data.skipNBytes(start);
        return new InflaterInputStream(data, new Inflater(true)) {
            @Override
            public void close() throws IOException {
                super.close();
                inf.end();
            }
        };
    }

    private static int dataStart(LittleEndian bytes) throws Refusal {
        int flags = bytes.u16(2) >> 8;
        if ((bytes.u16(2) & 0xFF) != 8 || (flags & 0xE0) != 0) {
            throw new Refusal(Fault.CORRUPT, "the gzip header is not one that RFC 1952 knows");
        }
        int at = HEADER;
        if ((flags & 4) != 0) {
            at += 2 + bytes.u16(at);
        }
        for (int text = flags & 0x18; text != 0; text &= text - 1) {
            at = afterText(bytes, at);
        }
        return (flags & 2) != 0 ? at + 2 : at;
    }

    private static int afterText(LittleEndian bytes, int start) throws Refusal {
        int at = start;
        while (bytes.run(at, 1)[0] != 0) {
            at++;
        }
        return at + 1;
    }

    private void check(LittleEndian bytes, PackageLimits limits) throws Refusal {
        Inflater inflater = new Inflater(true);
        try {
            CRC32 crc = new CRC32();
            inflater.setInput(bytes.view(start, bytes.size() - start));
            long inflated = inflate(inflater, crc, limits);
            long trailer = (long) bytes.size() - inflater.getRemaining();
            if (bytes.u32(trailer) != crc.getValue() || bytes.u32(trailer + 4) != (inflated & 0xFFFF_FFFFL)) {
                throw new Refusal(Fault.CORRUPT, "what the gzip holds is not what its checksum says");
            }
            if (inflater.getRemaining() != TRAILER) {
                throw new Refusal(Fault.AMBIGUOUS, "something follows the end of the gzip member");
            }
        } catch (DataFormatException broken) {
            throw new Refusal(Fault.CORRUPT, "the gzip data cannot be inflated");
        } finally {
            inflater.end();
        }
    }

    private long inflate(Inflater inflater, CRC32 crc, PackageLimits limits) throws Refusal, DataFormatException {
        byte[] buffer = new byte[1 << 16];
        long most = limits.maxTotalBytes() + (long) limits.maxEntries() * TAR_OVERHEAD_PER_ENTRY + TAR_RECORD;
        long inflated = 0;
        while (!inflater.finished()) {
            int count = inflater.inflate(buffer);
            if (count == 0 && !inflater.finished()) {
                throw new Refusal(Fault.CORRUPT, "the gzip data ends too early");
            }
            crc.update(buffer, 0, count);
            inflated += count;
            if (inflated > most || limits.isBomb(inflated, archive.size())) {
                throw new Refusal(Fault.TOO_LARGE, "the gzip unpacks to too much for an archive of its size");
            }
        }
        return inflated;
    }
}
