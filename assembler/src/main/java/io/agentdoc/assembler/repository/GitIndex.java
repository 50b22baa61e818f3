package io.agentdoc.assembler.repository;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Reads from git's index which files of a checkout are tracked; git itself is never run.
 *
 * <pre>
 * "DIRC" · version 4 · count 4 · entries · extensions
 * entry: times, device, mode, owner, size 40 · object 20 · flags 2 · (more flags 2) · name 0 · padding to 8
 * in version 4: … flags · how much of the last name's end to drop · what to append 0
 * </pre>
 */
final class GitIndex {
    private static final int MAGIC = 0x44495243;
    private static final int SPLIT = 0x6C696E6B;
    private static final int STAT = 40;
    private static final int OBJECT = 20;
    private static final int EXTENDED = 0x4000;
    /** The largest index that is read: that of some 500,000 files. */
    private static final int LARGEST = 64 << 20;
    /** The longest name that is read: what systems take. In version 4 a long one would be held again for each that shares it. */
    private static final int LONGEST = 4096;

    private final ByteBuffer index;
    private final NavigableSet<String> names = new TreeSet<>();

    private GitIndex(ByteBuffer index) {
        this.index = index;
    }

    /**
     * The tracked files below a folder, named from there, whether it is a checkout's root or lies in one; nothing where
     * nothing is tracked or the index has a form that is not read.
     */
    static Optional<NavigableSet<String>> tracked(Path folder) {
        try {
            String prefix = "";
            for (Path root = folder.toAbsolutePath().normalize(); root != null; root = root.getParent()) {
                Optional<GitFolder> git = GitFolder.of(root);
                if (git.isPresent()) {
                    return below(git.get().own().resolve("index"), prefix);
                }
                prefix = root.getFileName() + "/" + prefix;
            }
            return Optional.empty();
        } catch (IOException | BufferUnderflowException unreadable) {
            return Optional.empty();
        }
    }

    private static Optional<NavigableSet<String>> below(Path file, String prefix) throws IOException {
        if (!Files.isRegularFile(file) || Files.size(file) > LARGEST) {
            return Optional.empty();
        }
        NavigableSet<String> below = new TreeSet<>();
        for (String name :
                new GitIndex(ByteBuffer.wrap(Files.readAllBytes(file))).read().tailSet(prefix)) {
            if (name.startsWith(prefix)) {
                below.add(name.substring(prefix.length()));
            }
        }
        return below.isEmpty() ? Optional.empty() : Optional.of(below);
    }

    private NavigableSet<String> read() {
        int version = index.getInt() == MAGIC ? index.getInt() : 0;
        if (version < 2 || version > 4) {
            return names;
        }
        int count = index.getInt();
        byte[] last = new byte[0];
        for (int i = 0; i < count; i++) {
            last = entry(version, last);
            names.add(new String(last, StandardCharsets.UTF_8));
        }
        boolean split = index.remaining() >= 4 && index.getInt() == SPLIT;
        return split ? new TreeSet<>() : names;
    }

    private byte[] entry(int version, byte[] last) {
        int start = index.position();
        skip(STAT + OBJECT);
        if ((index.getShort() & EXTENDED) != 0) {
            skip(2);
        }
        if (version == 4) {
            int kept = Math.max(0, last.length - dropped());
            return text(last, Math.min(kept, last.length));
        }
        byte[] name = text(new byte[0], 0);
        while ((index.position() - start) % 8 != 0) {
            skip(1);
        }
        return name;
    }

    /** A number of seven bits a byte, each but the last marked, as in a pack's offsets. */
    private int dropped() {
        int next = index.get();
        int number = next & 0x7F;
        while ((next & 0x80) != 0) {
            next = index.get();
            number = ((number + 1) << 7) | (next & 0x7F);
        }
        return number;
    }

    /** The first bytes of one name, and those up to the next zero. */
    private byte[] text(byte[] before, int kept) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        text.write(before, 0, kept);
        for (byte next = index.get(); next != 0; next = index.get()) {
            if (text.size() == LONGEST) {
                throw new BufferUnderflowException();
            }
            text.write(next);
        }
        return text.toByteArray();
    }

    private void skip(int bytes) {
        if (bytes > index.remaining()) {
            throw new BufferUnderflowException();
        }
        index.position(index.position() + bytes);
    }
}
