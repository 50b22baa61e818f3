package io.agentdoc.renderer.spill;

import io.agentdoc.document.value.Bytes;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Any number of entries in the order of their keys, in bounded memory: what no longer fits is sorted and written after what
 * was written before, and all runs are merged when the entries are read. Entries of one key stay in the order in which they
 * were added.
 */
public final class SortedSpill {
    /** What an entry costs beside its own bytes. */
    private static final int OVERHEAD = 128;

    /** One file is written at a time: 64 KiB save the system most calls. */
    private static final int BUFFER = 1 << 16;

    private final Scratch scratch;
    private final List<Run> runs = new ArrayList<>();
    private Optional<FileChannel> file = Optional.empty();
    private List<Entry> held = new ArrayList<>();
    private long heldBytes;
    private boolean isSorted = true;

    SortedSpill(Scratch scratch) {
        this.scratch = scratch;
    }

    /**
     * One entry.
     *
     * @param at where its value can be read again
     */
    public record Entry(String key, Bytes value, Spot at) {}

    /** Where a value lies: in the file, or in memory where its place is negative. */
    public record Spot(long place, int size) {
        static final Spot HELD = new Spot(-1, 0);
    }

    /** A sorted part of the file. */
    record Run(long from, long to) {}

    public synchronized void add(String key, Bytes value) {
        isSorted &= held.isEmpty() || held.getLast().key().compareTo(key) <= 0;
        held.add(new Entry(key, value, Spot.HELD));
        heldBytes += OVERHEAD + key.length() + value.size();
        if (heldBytes > scratch.mostHeld()) {
            spill();
        }
    }

    private void sort() {
        if (!isSorted) {
            held.sort(Comparator.comparing(Entry::key));
            isSorted = true;
        }
    }

    private void spill() {
        sort();
        FileChannel channel = file.orElseGet(scratch::file);
        file = Optional.of(channel);
        long from = runs.isEmpty() ? 0 : runs.getLast().to();
        var end = new Appending(channel, from);
        try (var out = new DataOutputStream(new BufferedOutputStream(end, BUFFER))) {
            for (Entry entry : held) {
                write(entry.key().getBytes(StandardCharsets.UTF_8), out);
                write(entry.value().toArray(), out);
            }
        } catch (IOException e) {
            throw scratch.fault("cannot write what does not fit into memory", e);
        }
        runs.add(new Run(from, end.at));
        held = new ArrayList<>();
        heldBytes = 0;
    }

    private static void write(byte[] bytes, DataOutputStream out) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    /** Every entry in the order of the keys, as far as they are added; may be called again. */
    public synchronized Sorted read() {
        sort();
        return new Sorted(scratch, file, List.copyOf(runs), new ArrayList<>(held));
    }

    /** A value that was read before, where nothing was added since. */
    public synchronized Bytes read(Spot at) {
        if (at.place() < 0) {
            return held.get(Math.toIntExact(-1 - at.place())).value();
        }
        ByteBuffer buffer = ByteBuffer.allocate(at.size());
        try {
            while (buffer.hasRemaining()) {
                if (file.orElseThrow().read(buffer, at.place() + buffer.position()) < 0) {
                    throw new IllegalStateException("what was written is not there any more");
                }
            }
        } catch (IOException e) {
            throw scratch.fault("cannot read what did not fit into memory", e);
        }
        return Bytes.own(buffer.array());
    }

    /** Writes from a place on, whatever others read. */
    private static final class Appending extends OutputStream {
        private final FileChannel channel;
        private long at;

        private Appending(FileChannel channel, long at) {
            this.channel = channel;
            this.at = at;
        }

        @Override
        public void write(int one) throws IOException {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            ByteBuffer buffer = ByteBuffer.wrap(bytes, from, count);
            while (buffer.hasRemaining()) {
                at += channel.write(buffer, at);
            }
        }
    }
}
