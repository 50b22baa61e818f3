package io.agentdoc.assembler.packages;

import io.agentdoc.document.value.Bytes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;

/** Files as tests pack them, with a writer that is not ours. */
final class Packed {
    private Packed() {}

    static PackageFiles files(Map<String, String> texts) {
        TreeMap<String, Bytes> files = new TreeMap<>();
        texts.forEach((name, text) -> files.put(name, Bytes.utf8(text)));
        return new PackageFiles(files);
    }

    static Bytes zip(PackageFiles files) {
        var bytes = new ByteArrayOutputStream();
        try (var zip = new ZipArchiveOutputStream(bytes)) {
            for (String name : files.names()) {
                zip.putArchiveEntry(new ZipArchiveEntry(name));
                zip.write(files.bytes(name).orElseThrow().toArray());
                zip.closeArchiveEntry();
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return Bytes.own(bytes.toByteArray());
    }

    static Bytes tarGz(PackageFiles files) {
        var bytes = new ByteArrayOutputStream();
        try (var tar = new TarArchiveOutputStream(new GZIPOutputStream(bytes))) {
            tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_POSIX);
            for (String name : files.names()) {
                byte[] content = files.bytes(name).orElseThrow().toArray();
                var entry = new TarArchiveEntry(name);
                entry.setSize(content.length);
                tar.putArchiveEntry(entry);
                tar.write(content);
                tar.closeArchiveEntry();
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return Bytes.own(bytes.toByteArray());
    }
}
