package io.agentdoc.cli.stamp;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.zip.CRC32C;

/**
 * A file of records in the order of their keys, found by a search in its index; nothing of it is held in memory.
 *
 * <pre>
 * "agentdoc stamps 1\n"
 * 32 bytes   the digest of everything that all records were made with
 * …          the records one after another
 * 48 bytes   for each: its key (32), where it begins (8), its length (4), its CRC-32C (4)
 * 36 bytes   where the index begins (8), how many records there are (4), "agentdoc stamps end 1 \n\n" (24)
 * </pre>
 *
 * <p>A file that is cut, or another's, has no record; a record whose check fails is none.
 */
final class StampFile implements AutoCloseable {
    static final Bytes HEAD = Bytes.utf8("agentdoc stamps 1\n");
    static final Bytes END = Bytes.utf8("agentdoc stamps end 1 \n\n");
    static final int KEY = 32;
    static final int ENTRY = KEY + Long.BYTES + Integer.BYTES + Integer.BYTES;
    static final int TAIL = Long.BYTES + Integer.BYTES + END.size();

    private final FileChannel channel;
    private final long index;
    private final int count;

    private StampFile(FileChannel channel, long index, int count) {
        this.channel = channel;
        this.index = index;
        this.count = count;
    }

    /** One record's place. */
    record Entry(Digest key, long at, int length, int check) {}

    /** Opens a file, where it is one of records that were made with that. */
    static Optional<StampFile> open(Path file, Digest madeWith) {
        try {
            FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS);
            Optional<StampFile> opened = opened(channel, madeWith);
            if (opened.isEmpty()) {
                channel.close();
            }
            return opened;
        } catch (IOException | UnsupportedOperationException none) {
            return Optional.empty();
        }
    }

    private static Optional<StampFile> opened(FileChannel channel, Digest madeWith) throws IOException {
        long size = channel.size();
        int head = HEAD.size() + KEY;
        if (size < head + TAIL || !bytes(channel, 0, HEAD.size()).equals(HEAD)) {
            return Optional.empty();
        }
        Bytes tail = bytes(channel, size - TAIL, TAIL);
        ByteBuffer numbers = tail.buffer();
        long index = numbers.getLong();
        int count = numbers.getInt();
        boolean whole = tail.slice(TAIL - END.size(), TAIL).equals(END)
                && count >= 0
                && index >= head
                && index + (long) count * ENTRY + TAIL == size
                && bytes(channel, HEAD.size(), KEY).equals(madeWith.raw());
        return whole ? Optional.of(new StampFile(channel, index, count)) : Optional.empty();
    }

    int count() {
        return count;
    }

    Entry entry(int number) throws IOException {
        Bytes bytes = bytes(channel, index + (long) number * ENTRY, ENTRY);
        ByteBuffer rest = bytes.slice(KEY, ENTRY).buffer();
        return new Entry(new Digest(bytes.slice(0, KEY)), rest.getLong(), rest.getInt(), rest.getInt());
    }

    /** Which of the entries has that key. */
    OptionalInt find(Digest key) throws IOException {
        int from = 0;
        int to = count - 1;
        while (from <= to) {
            int middle = (from + to) >>> 1;
            int order = entry(middle).key().compareTo(key);
            if (order == 0) {
                return OptionalInt.of(middle);
            }
            if (order < 0) {
                from = middle + 1;
            } else {
                to = middle - 1;
            }
        }
        return OptionalInt.empty();
    }

    /** The bytes of a record, where they are those that were written. */
    Optional<Bytes> record(Entry entry) throws IOException {
        if (entry.length() < 0 || entry.at() < 0 || entry.at() + entry.length() > index) {
            return Optional.empty();
        }
        Bytes bytes = bytes(channel, entry.at(), entry.length());
        return Optional.of(bytes).filter(record -> check(record) == entry.check());
    }

    static int check(Bytes bytes) {
        CRC32C crc = new CRC32C();
        crc.update(bytes.buffer());
        return (int) crc.getValue();
    }

    private static Bytes bytes(FileChannel channel, long at, int length) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(length);
        while (buffer.hasRemaining()) {
            if (channel.read(buffer, at + buffer.position()) < 0) {
                throw new IOException("the file ends too early");
            }
        }
        return Bytes.own(buffer.array());
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException gone) {
            // Nothing was written through it.
        }
    }
}
