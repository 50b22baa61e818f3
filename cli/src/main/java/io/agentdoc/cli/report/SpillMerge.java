package io.agentdoc.cli.report;

import io.agentdoc.document.value.Bytes;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.SortedMap;

/** Reads sorted runs, and what is still in memory, as one sorted run. */
final class SpillMerge implements AutoCloseable {
    private final List<DataInputStream> open = new ArrayList<>();
    private final PriorityQueue<Head> heads = new PriorityQueue<>();

    SpillMerge(List<Path> runs, SortedMap<String, Bytes> held) throws IOException {
        for (Path run : runs) {
            DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(run)));
            open.add(in);
            push(() -> read(in));
        }
        Iterator<Map.Entry<String, Bytes>> rest = held.entrySet().iterator();
        push(() -> rest.hasNext() ? Optional.of(entry(rest.next())) : Optional.empty());
    }

    /** One entry. */
    record Entry(String key, Bytes value) {}

    /** A run, which gives its entries one after another. */
    private interface Run {
        Optional<Entry> next() throws IOException;
    }

    /** A run's next entry. */
    private record Head(Entry entry, Run run) implements Comparable<Head> {
        @Override
        public int compareTo(Head other) {
            return entry.key().compareTo(other.entry.key());
        }
    }

    private static Entry entry(Map.Entry<String, Bytes> entry) {
        return new Entry(entry.getKey(), entry.getValue());
    }

    private void push(Run run) throws IOException {
        run.next().ifPresent(entry -> heads.add(new Head(entry, run)));
    }

    private static Optional<Entry> read(DataInputStream in) throws IOException {
        try {
            String key = in.readUTF();
            byte[] value = new byte[in.readInt()];
            in.readFully(value);
            return Optional.of(new Entry(key, Bytes.own(value)));
        } catch (EOFException end) {
            return Optional.empty();
        }
    }

    boolean hasNext() {
        return !heads.isEmpty();
    }

    Entry next() throws IOException {
        Head head = heads.remove();
        push(head.run());
        return head.entry();
    }

    @Override
    public void close() throws IOException {
        for (DataInputStream in : open) {
            in.close();
        }
    }
}
