package io.agentdoc.assembler.packages;

import io.agentdoc.document.value.Bytes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
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

    /** A zip of empty files by these names, twins included, which no writer of a library would write. */
    static Bytes named(List<String> names) {
        var local = new ByteArrayOutputStream();
        var central = new ByteArrayOutputStream();
        for (String name : names) {
            byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
            int offset = local.size();
            local.writeBytes(header(30)
                    .putInt(0x04034b50)
                    .putShort(4, (short) 20)
                    .putShort(6, (short) 0x800)
                    .putShort(26, (short) bytes.length)
                    .array());
            local.writeBytes(bytes);
            central.writeBytes(header(46)
                    .putInt(0x02014b50)
                    .putShort(6, (short) 20)
                    .putShort(8, (short) 0x800)
                    .putShort(28, (short) bytes.length)
                    .putInt(42, offset)
                    .array());
            central.writeBytes(bytes);
        }
        byte[] end = header(22)
                .putInt(0x06054b50)
                .putShort(8, (short) names.size())
                .putShort(10, (short) names.size())
                .putInt(12, central.size())
                .putInt(16, local.size())
                .array();
        local.writeBytes(central.toByteArray());
        local.writeBytes(end);
        return Bytes.own(local.toByteArray());
    }

    private static ByteBuffer header(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
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
