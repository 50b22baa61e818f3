package io.agentdoc.assembler.packages;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Tells by their first bytes which archive some bytes are, and reads them. */
final class Archive {
    private static final int TAR_MAGIC_AT = 257;

    private Archive() {}

    static FilesReading read(Bytes archive, PackageLimits limits) {
        try {
            return new FilesReading.Opened(files(archive, limits));
        } catch (Refusal refusal) {
            return refusal.value();
        } catch (IOException impossible) {
            throw new UncheckedIOException("bytes in memory have no disk to fail", impossible);
        }
    }

    /** Whether bytes begin as an archive that we read. */
    static boolean isOne(Bytes bytes) {
        return isGzip(bytes) || isTar(bytes) || isZip(bytes);
    }

    private static PackageFiles files(Bytes archive, PackageLimits limits) throws Refusal, IOException {
        if (archive.size() > limits.maxArchiveBytes()) {
            throw new Refusal(Fault.TOO_LARGE, "the archive has more than " + limits.maxArchiveBytes() + " bytes");
        }
        if (isGzip(archive)) {
            GzipMember member = GzipMember.whole(archive, limits);
            try (InputStream tar = member.stream()) {
                return new TarReader(tar, limits).read();
            }
        }
        if (isTar(archive)) {
            try (InputStream tar = archive.stream()) {
                return new TarReader(tar, limits).read();
            }
        }
        if (isZip(archive) || ZipDirectory.hasEnd(archive)) {
            return new ZipReader(archive, limits).read();
        }
        throw new Refusal(Fault.NOT_AN_ARCHIVE, "the bytes are neither a zip nor a tar, bare or in gzip");
    }

    private static boolean isGzip(Bytes bytes) {
        return startsWith(bytes, 0, "\u001f\u008b");
    }

    private static boolean isTar(Bytes bytes) {
        return startsWith(bytes, TAR_MAGIC_AT, "ustar");
    }

    private static boolean isZip(Bytes bytes) {
        return startsWith(bytes, 0, "PK\u0003\u0004") || startsWith(bytes, 0, "PK\u0005\u0006");
    }

    private static boolean startsWith(Bytes bytes, int at, String magic) {
        if (bytes.size() < at + magic.length()) {
            return false;
        }
        for (int i = 0; i < magic.length(); i++) {
            if ((bytes.at(at + i) & 0xFF) != magic.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}
