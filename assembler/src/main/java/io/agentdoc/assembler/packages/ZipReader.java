package io.agentdoc.assembler.packages;

import io.agentdoc.document.value.Bytes;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Reads a zip in memory: directory, layout, types, names and sizes first, and only then what is inside. */
final class ZipReader {
    private final Bytes archive;
    private final LittleEndian bytes;
    private final PackageLimits limits;

    ZipReader(Bytes archive, PackageLimits limits) {
        this.archive = archive;
        this.bytes = LittleEndian.of(archive);
        this.limits = limits;
    }

    PackageFiles read() throws Refusal {
        ZipDirectory directory = ZipDirectory.read(bytes, limits);
        for (ZipEntry entry : directory.entries()) {
            entry.checkForm();
        }
        List<ZipLayout.Placed> placed = new ZipLayout(bytes, directory).read();
        for (ZipEntry entry : directory.entries()) {
            entry.checkType();
        }
        Collected collected = new Collected(limits);
        for (ZipEntry entry : directory.entries()) {
            name(entry, collected);
        }
        sizes(directory.entries(), collected);
        for (ZipLayout.Placed each : placed) {
            if (!each.entry().isFolder()) {
                collected.put(each.entry().name().text(), content(each));
            }
        }
        return collected.files();
    }

    private static void name(ZipEntry entry, Collected collected) throws Refusal {
        String name = entry.name().text();
        if (entry.isFolder()) {
            collected.folder(name.substring(0, name.length() - 1));
        } else {
            collected.file(name);
        }
    }

    private void sizes(List<ZipEntry> entries, Collected collected) throws Refusal {
        long total = 0;
        for (ZipEntry entry : entries) {
            collected.reserve(entry.name().text(), entry.size());
            total += entry.size();
        }
        if (limits.isBomb(total, archive.size())) {
            throw new Refusal(Fault.TOO_LARGE, "the zip unpacks to too much for an archive of its size");
        }
    }

    private Bytes content(ZipLayout.Placed placed) throws Refusal {
        ZipEntry entry = placed.entry();
        byte[] content = entry.isStored()
                ? bytes.run(placed.data(), (int) entry.size())
                : inflated(placed.data(), (int) entry.packed(), (int) entry.size());
        CRC32 crc = new CRC32();
        crc.update(content);
        if (crc.getValue() != entry.crc()) {
            throw corrupt(entry, "is not what its checksum says");
        }
        return Bytes.own(content);
    }

    private byte[] inflated(long at, int packed, int size) throws Refusal {
        Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(bytes.view(at, packed));
            byte[] content = new byte[size];
            int count = 0;
            while (count < size && !inflater.finished()) {
                int more = inflater.inflate(content, count, size - count);
                if (more == 0 && (inflater.needsInput() || inflater.needsDictionary())) {
                    break;
                }
                count += more;
            }
            boolean ended = inflater.finished() || inflater.inflate(new byte[1]) == 0;
            if (count != size || !ended || !inflater.finished() || inflater.getRemaining() != 0) {
                throw new Refusal(Fault.CORRUPT, "an entry has another size than the zip's directory says");
            }
            return content;
        } catch (DataFormatException broken) {
            throw new Refusal(Fault.CORRUPT, "an entry cannot be inflated");
        } finally {
            inflater.end();
        }
    }

    private static Refusal corrupt(ZipEntry entry, String what) throws Refusal {
        return new Refusal(
                Fault.CORRUPT, "the entry " + Quoted.name(entry.name().text()) + " " + what);
    }
}
