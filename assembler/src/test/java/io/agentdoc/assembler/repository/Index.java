package io.agentdoc.assembler.repository;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** An index as git writes it, with nothing in its entries but their names. */
final class Index {
    private Index() {}

    /** @param version 2, 3 or 4; in the third each entry has more flags */
    static byte[] of(int version, List<String> names) {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            out.writeBytes("DIRC");
            out.writeInt(version);
            out.writeInt(names.size());
            String last = "";
            for (String name : names) {
                entry(version, last, name, out);
                last = name;
            }
            out.writeBytes("TREE");
            out.writeInt(0);
            out.write(new byte[20]);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static void entry(int version, String last, String name, DataOutputStream out) throws IOException {
        int start = out.size();
        out.write(new byte[60]);
        out.writeShort(version == 3 ? 0x4000 | name.length() : name.length());
        if (version == 3) {
            out.writeShort(0);
        }
        if (version == 4) {
            byte[] before = last.getBytes(StandardCharsets.UTF_8);
            byte[] now = name.getBytes(StandardCharsets.UTF_8);
            int differ = Arrays.mismatch(before, now);
            int same = differ < 0 ? now.length : differ;
            int dropped = before.length - same;
            if (dropped > 0x7F) {
                out.write(0x80 | ((dropped >> 7) - 1));
            }
            out.write(dropped & 0x7F);
            out.write(now, same, now.length - same);
            out.write(0);
        } else {
            out.write(name.getBytes(StandardCharsets.UTF_8));
            do {
                out.write(0);
            } while ((out.size() - start) % 8 != 0);
        }
    }
}
