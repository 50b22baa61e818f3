package io.agentdoc.assembler.packages;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * One entry as the central directory has it (APPNOTE 4.3.12).
 *
 * @param centralEnd where the next central header begins
 * @param offset where the entry's own header stands
 */
record ZipEntry(
        long centralEnd,
        Name name,
        int flags,
        int method,
        long crc,
        long packed,
        long size,
        int mode,
        long offset,
        ZipExtra extra) {
    private static final long CENTRAL = 0x02014b50L;
    private static final long ZIP64 = 0xFFFF_FFFFL;
    private static final int UTF8 = 0x800;
    private static final int ENCRYPTED = 0x2041;
    private static final int STORED = 0;
    private static final int DEFLATED = 8;
    private static final int KIND = 0xF000;
    private static final int REGULAR = 0x8000;
    private static final int FOLDER = 0x4000;

    /** A name as its bytes; decoded only where they say how. */
    record Name(ByteBuffer bytes, boolean utf8) {

        String text() throws Refusal {
            boolean ascii = true;
            for (int i = 0; i < bytes.limit(); i++) {
                ascii &= bytes.get(i) >= 0;
            }
            if (!ascii && !utf8) {
                throw new Refusal(Fault.NAME, "a name has characters beyond ASCII and does not say their encoding");
            }
            return decoded(bytes);
        }

        static String decoded(ByteBuffer bytes) throws Refusal {
            try {
                return StandardCharsets.UTF_8
                        .newDecoder()
                        .decode(bytes.duplicate())
                        .toString();
            } catch (CharacterCodingException broken) {
                throw new Refusal(Fault.NAME, "a name is not UTF-8");
            }
        }
    }

    static ZipEntry central(LittleEndian bytes, long at) throws Refusal {
        if (bytes.u32(at) != CENTRAL) {
            throw new Refusal(Fault.CORRUPT, "the zip's directory has something in it that is no entry");
        }
        int nameLength = bytes.u16(at + 28);
        int extraLength = bytes.u16(at + 30);
        int flags = bytes.u16(at + 8);
        return new ZipEntry(
                at + 46 + nameLength + extraLength + bytes.u16(at + 32),
                new Name(bytes.view(at + 46, nameLength), (flags & UTF8) != 0),
                flags,
                bytes.u16(at + 10),
                bytes.u32(at + 16),
                bytes.u32(at + 20),
                bytes.u32(at + 24),
                bytes.u16(at + 40),
                bytes.u32(at + 42),
                new ZipExtra(bytes, at + 46 + nameLength, extraLength));
    }

    boolean isFolder() throws Refusal {
        return name.text().endsWith("/");
    }

    boolean isStored() {
        return method == STORED;
    }

    /** Whether a descriptor with checksum and sizes follows the data. */
    boolean hasDescriptor() {
        return (flags & 8) != 0;
    }

    void checkForm() throws Refusal {
        if ((flags & ENCRYPTED) != 0) {
            throw new Refusal(Fault.ENCRYPTED, "an entry is encrypted");
        }
        if (packed == ZIP64 || size == ZIP64 || offset == ZIP64) {
            throw new Refusal(Fault.TOO_LARGE, "an entry has the form for files past 4 GiB");
        }
        if (method != STORED && method != DEFLATED) {
            throw new Refusal(Fault.CORRUPT, "an entry is packed in another way than deflate");
        }
        if (!extra.isNamed(name)) {
            throw new Refusal(Fault.AMBIGUOUS, "an entry of the zip has two names");
        }
        if (method == STORED && packed != size) {
            throw new Refusal(Fault.CORRUPT, "an entry that is stored as it is has two sizes");
        }
    }

    /** Refuses whatever is no regular file, as far as the entry's mode tells; all else in the mode is ignored. */
    void checkType() throws Refusal {
        int kind = mode & KIND;
        boolean plain = kind == 0 || kind == (isFolder() ? FOLDER : REGULAR);
        if (!plain || (isFolder() && size != 0)) {
            throw new Refusal(
                    Fault.TYPE, "the entry " + Quoted.name(name.text()) + " is neither a regular file nor a folder");
        }
    }
}
