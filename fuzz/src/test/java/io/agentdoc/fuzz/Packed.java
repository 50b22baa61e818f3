package io.agentdoc.fuzz;

import io.agentdoc.testing.Project;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/** The packages among the examples, packed as a tar and as one in gzip. */
final class Packed {
    private static final int BLOCK = 512;
    private static final int MOST_BYTES = 24 << 10;

    private Packed() {}

    static List<byte[]> packages() {
        List<byte[]> packed = new ArrayList<>();
        Path packages = Project.root().resolve("examples/directory/packages");
        try (Stream<Path> folders = Files.list(packages)) {
            for (Path folder : folders.filter(Files::isDirectory).sorted().toList()) {
                byte[] tar = tar(folder);
                packed.add(tar);
                ByteArrayOutputStream gzip = new ByteArrayOutputStream();
                try (GZIPOutputStream out = new GZIPOutputStream(gzip)) {
                    out.write(tar);
                }
                packed.add(gzip.toByteArray());
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + packages, e);
        }
        return packed;
    }

    private static byte[] tar(Path folder) throws IOException {
        ByteArrayOutputStream tar = new ByteArrayOutputStream();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                byte[] bytes = Files.readAllBytes(file);
                if (bytes.length <= MOST_BYTES) {
                    tar.writeBytes(header(folder.relativize(file).toString(), bytes.length));
                    tar.writeBytes(Arrays.copyOf(bytes, (bytes.length + BLOCK - 1) / BLOCK * BLOCK));
                }
            }
        }
        tar.writeBytes(new byte[2 * BLOCK]);
        return tar.toByteArray();
    }

    static byte[] header(String name, int size) {
        byte[] header = new byte[BLOCK];
        put(header, 0, name);
        put(header, 100, "0000644\0");
        put(header, 108, "0000000\0");
        put(header, 116, "0000000\0");
        put(header, 124, String.format(Locale.ROOT, "%011o\0", size));
        put(header, 136, "00000000000\0");
        put(header, 148, "        ");
        put(header, 156, "0");
        put(header, 257, "ustar\000" + "00");
        int sum = 0;
        for (byte b : header) {
            sum += b & 0xFF;
        }
        put(header, 148, String.format(Locale.ROOT, "%06o\0 ", sum));
        return header;
    }

    private static void put(byte[] header, int at, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        System.arraycopy(bytes, 0, header, at, bytes.length);
    }
}
