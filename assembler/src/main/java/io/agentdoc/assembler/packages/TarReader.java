package io.agentdoc.assembler.packages;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/**
 * Reads a tar as it streams by (POSIX ustar and pax, with GNU's long names): headers of 512 bytes, each with its data
 * padded to 512, and two blocks of zeros at the end with nothing but zeros after them.
 */
final class TarReader {
    private static final int BLOCK = 512;
    /** The longest pax header or GNU long name: far past any name that we take. */
    private static final int LONGEST_NOTE = 64 << 10;

    private final InputStream in;
    private final Collected collected;
    private PaxRecords pax = PaxRecords.none();
    private Optional<String> longName = Optional.empty();

    TarReader(InputStream in, PackageLimits limits) {
        this.in = in;
        this.collected = new Collected(limits);
    }

    PackageFiles read() throws Refusal, IOException {
        byte[] block = block();
        while (!isZero(block)) {
            entry(TarHeader.read(block));
            block = block();
        }
        end();
        return collected.files();
    }

    private void entry(TarHeader header) throws Refusal, IOException {
        switch (header.type()) {
            case 'x' -> pax = PaxRecords.parse(data(note(header)));
            case 'g' -> PaxRecords.parse(data(note(header))).checkGlobal();
            case 'L' -> longName = Optional.of(TarHeader.text(data(note(header))));
            case '0', '\0', '5' -> named(header);
            case 'S' -> throw new Refusal(Fault.CORRUPT, "the tar has a sparse file, whose size is only claimed");
            default ->
                throw new Refusal(
                        Fault.TYPE,
                        "the entry " + Quoted.name(header.name()) + " is neither a regular file nor a folder");
        }
    }

    private void named(TarHeader header) throws Refusal, IOException {
        pax.checkSize(header.size());
        String full = pax.path().or(() -> longName).orElse(header.name());
        pax = PaxRecords.none();
        longName = Optional.empty();
        String name = full.startsWith("./") ? full.substring(2) : full;
        boolean folder = header.type() == '5' || name.endsWith("/") || name.isEmpty();
        if (!folder) {
            collected.file(name);
            collected.reserve(name, header.size());
            collected.put(name, Bytes.own(data(header.size())));
            return;
        }
        if (header.size() != 0) {
            throw new Refusal(Fault.CORRUPT, "a folder in the tar has content");
        }
        if (!name.isEmpty() && !full.equals(".")) {
            collected.folder(name.endsWith("/") ? name.substring(0, name.length() - 1) : name);
        }
    }

    private static long note(TarHeader header) throws Refusal {
        if (header.size() > LONGEST_NOTE) {
            throw new Refusal(
                    Fault.TOO_LARGE, "a name or a header of the tar is longer than " + LONGEST_NOTE + " bytes");
        }
        return header.size();
    }

    private byte[] data(long size) throws Refusal, IOException {
        byte[] data = in.readNBytes((int) size);
        int padding = (int) (-size & (BLOCK - 1));
        if (data.length < size || in.readNBytes(padding).length < padding) {
            throw cutOff();
        }
        return data;
    }

    private byte[] block() throws Refusal, IOException {
        byte[] block = in.readNBytes(BLOCK);
        if (block.length < BLOCK) {
            throw cutOff();
        }
        return block;
    }

    private void end() throws Refusal, IOException {
        if (!isZero(block())) {
            throw new Refusal(Fault.AMBIGUOUS, "something follows the end of the tar");
        }
        byte[] rest = in.readNBytes(BLOCK);
        while (rest.length > 0) {
            if (!isZero(rest)) {
                throw new Refusal(Fault.AMBIGUOUS, "something follows the end of the tar");
            }
            rest = in.readNBytes(BLOCK);
        }
    }

    private static Refusal cutOff() {
        return new Refusal(Fault.CORRUPT, "the tar is cut off");
    }

    private static boolean isZero(byte[] block) {
        for (byte b : block) {
            if (b != 0) {
                return false;
            }
        }
        return true;
    }
}
