package io.agentdoc.cli.report;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.spill.Scratch;
import io.agentdoc.renderer.spill.Sorted;
import java.nio.file.Path;
import java.util.UUID;
import java.util.function.BiConsumer;

/**
 * Sorts any number of entries by key in bounded memory, of a key the last one: what no longer fits lies in one file, in the
 * system's folder for such files, that goes with the process.
 */
public final class SortedSpill implements AutoCloseable {
    private final Scratch scratch;
    private final io.agentdoc.renderer.spill.SortedSpill entries;

    public SortedSpill(int mostBytes) {
        this(Path.of(System.getProperty("java.io.tmpdir")).resolve("agentdoc-" + UUID.randomUUID()), mostBytes);
    }

    /** @param folder made where something does not fit, and then taken away */
    SortedSpill(Path folder, int mostBytes) {
        this.scratch = new Scratch(folder, mostBytes);
        this.entries = scratch.sorted();
    }

    public void add(String key, Bytes value) {
        entries.add(key, value);
    }

    /** Every entry in the order of the keys; may be called again. */
    public void forEach(BiConsumer<String, Bytes> each) {
        for (Sorted sorted = entries.read(); sorted.hasNext(); ) {
            var entry = sorted.last();
            each.accept(entry.key(), entry.value());
        }
    }

    @Override
    public void close() {
        scratch.close();
    }
}
