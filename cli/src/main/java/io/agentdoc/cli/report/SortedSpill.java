package io.agentdoc.cli.report;

import io.agentdoc.document.value.Bytes;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/**
 * Sorts any number of entries by key in bounded memory: what no longer fits goes sorted into a file of its own, and all
 * files are merged when the entries are read.
 */
public final class SortedSpill implements AutoCloseable {
    /** What an entry costs beside its own bytes. */
    private static final int OVERHEAD = 128;

    private final int mostBytes;
    private final List<Path> runs = new ArrayList<>();
    private TreeMap<String, Bytes> held = new TreeMap<>();
    private long heldBytes;

    public SortedSpill(int mostBytes) {
        this.mostBytes = mostBytes;
    }

    public synchronized void add(String key, Bytes value) {
        held.put(key, value);
        heldBytes += OVERHEAD + 2L * key.length() + value.size();
        if (heldBytes > mostBytes) {
            spill();
        }
    }

    private void spill() {
        try {
            Path run = Files.createTempFile("agentdoc-report-", ".run");
            runs.add(run);
            try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(run)))) {
                for (Map.Entry<String, Bytes> entry : held.entrySet()) {
                    out.writeUTF(entry.getKey());
                    out.writeInt(entry.getValue().size());
                    out.write(entry.getValue().toArray());
                }
            }
            held = new TreeMap<>();
            heldBytes = 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Every entry in the order of the keys; may be called again. */
    public synchronized void forEach(BiConsumer<String, Bytes> each) {
        try (SpillMerge merge = new SpillMerge(runs, held)) {
            while (merge.hasNext()) {
                SpillMerge.Entry entry = merge.next();
                each.accept(entry.key(), entry.value());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    int files() {
        return runs.size();
    }

    @Override
    public void close() {
        for (Path run : runs) {
            try {
                Files.deleteIfExists(run);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
