package io.agentdoc.fuzz;

import io.agentdoc.assembler.check.Checking;
import io.agentdoc.assembler.check.Target.Files;
import io.agentdoc.assembler.packages.FilesReading;
import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.assembler.packages.PackageLimits;
import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Archives of many entries, of entries with long or deep names, and of one that unpacks to much. */
final class ArchiveShapes {
    private static final int MOST = PackageLimits.standard().maxEntries() - 1;
    private static final int LONG_NAME = 400;
    private static final int DEEP = 30;
    private static final int KIBI = 1 << 10;

    private ArchiveShapes() {}

    static Stream<Shape> all() {
        return Stream.of(
                shape("zip entries", count -> zip(count, i -> "f" + i, 1)),
                shape("zip folders", count -> zip(count, i -> "f" + i + "/", 0)),
                shape("zip deep names", count -> zip(count, i -> "f/".repeat(DEEP) + i, 1)),
                shape("zip long names", count -> zip(count, i -> "f".repeat(LONG_NAME) + i, 1)),
                shape("zip names of one spelling", count -> zip(count, i -> (i % 2 == 0 ? "F" : "f") + i / 2, 1)),
                shape("zip parts of a package", count -> zip(count, i -> "skills/s" + i + "/SKILL.md", KIBI)),
                shape("zip one large file", count -> zip(1, i -> "f", count * KIBI)),
                shape("tar entries", count -> tar(count, i -> "f" + i)),
                shape("tar deep names", count -> tar(count, i -> "f/".repeat(DEEP) + i)),
                shape("tar in gzip", count -> gzip(tar(count, i -> "f" + i))),
                shape("gzip of zeros", count -> gzip(new byte[count * KIBI])));
    }

    private static Shape shape(String name, IntFunction<byte[]> made) {
        return new Shape(name, MOST, made, ArchiveShapes::read);
    }

    private static byte[] zip(int count, IntFunction<String> named, int bytes) {
        ByteArrayOutputStream archive = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(archive)) {
            byte[] content = content(bytes);
            for (int i = 0; i < count; i++) {
                out.putNextEntry(new ZipEntry(named.apply(i)));
                out.write(content);
                out.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot pack", e);
        }
        return archive.toByteArray();
    }

    /** Such as packs to a tenth, as text does. */
    private static byte[] content(int bytes) {
        StringBuilder text = new StringBuilder(bytes + KIBI);
        for (int i = 0; text.length() < bytes; i++) {
            text.append("line ").append(i * 7919L % 100_003).append(" of words that come again\n");
        }
        return text.substring(0, bytes).getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] tar(int count, IntFunction<String> named) {
        ByteArrayOutputStream archive = new ByteArrayOutputStream();
        for (int i = 0; i < count; i++) {
            archive.writeBytes(Packed.header(named.apply(i), 0));
        }
        archive.writeBytes(new byte[KIBI]);
        return archive.toByteArray();
    }

    private static byte[] gzip(byte[] bytes) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot pack", e);
        }
        return packed.toByteArray();
    }

    private static long read(byte[] input) {
        Bytes archive = Bytes.copyOf(input);
        return switch (PackageFiles.of(archive, PackageLimits.standard())) {
            case FilesReading.Refused refused -> 0;
            case FilesReading.Opened(PackageFiles files) -> {
                PackageTree.read(archive, Limits.standard());
                Files target = new Files("a", files, Optional.empty());
                yield files.size()
                        + new Checking(Archives.Unheld.SOURCES, Optional.empty())
                                .target(target)
                                .findings()
                                .size();
            }
        };
    }
}
