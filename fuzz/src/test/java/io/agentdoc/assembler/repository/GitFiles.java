package io.agentdoc.assembler.repository;

import io.agentdoc.fuzz.Holds;
import io.agentdoc.fuzz.Scratch;
import io.agentdoc.fuzz.Target;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The files in which git keeps what it knows: its index, where it stands, and its tags. */
public final class GitFiles implements Target {
    private final Scratch scratch = Scratch.folder();
    private final Scratch pointed = Scratch.folder();

    @Override
    public void test(byte[] input) {
        scratch.write(".git/index", input);
        scratch.write(".git/HEAD", input);
        scratch.write(".git/packed-refs", input);
        Holds.twice(() -> GitIndex.tracked(scratch.root()));
        Holds.twice(() -> GitHead.of(scratch.root()));
        Holds.twice(() -> GitTags.of(scratch.root()));
        pointed.write(".git", input);
        Holds.twice(() -> GitIndex.tracked(pointed.root()));
        Holds.twice(() -> GitTags.of(pointed.root()));
    }

    @Override
    public List<byte[]> seeds() {
        String hash = "0123456789abcdef0123456789abcdef01234567";
        return List.of(
                index(2, "a.txt", "b/c.txt"),
                index(4, "\0a.txt", "\005b/c.txt"),
                text("ref: refs/heads/main\n"),
                text(hash + "\n"),
                text("# pack-refs with: peeled\n" + hash + " refs/tags/v1.0.0\n^" + hash + "\n"),
                text("gitdir: ../elsewhere\n"));
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** An index of that version; in the fourth a name begins with how much of the last one is dropped. */
    private static byte[] index(int version, String... names) {
        ByteArrayOutputStream index = new ByteArrayOutputStream();
        index.writeBytes(ByteBuffer.allocate(12)
                .putInt(0x44495243)
                .putInt(version)
                .putInt(names.length)
                .array());
        for (String name : names) {
            int start = index.size();
            index.writeBytes(new byte[62]);
            index.writeBytes(text(name));
            index.write(0);
            while (version < 4 && (index.size() - start) % 8 != 0) {
                index.write(0);
            }
        }
        return index.toByteArray();
    }
}
