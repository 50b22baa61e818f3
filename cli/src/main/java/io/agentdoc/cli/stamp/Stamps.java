package io.agentdoc.cli.stamp;

import io.agentdoc.cli.report.SortedSpill;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/**
 * The stamps of one output: those that the build before left, and those that this one leaves.
 *
 * <p>A stamp is only ever a shorter way to the same bytes: one that is lost, torn, foreign or of another program is none.
 */
public final class Stamps implements AutoCloseable {
    /** What is held in memory before it is sorted on disk: 32 MiB. */
    private static final int MOST_HELD = 32 << 20;

    /** No agent is called so: what stands on all agents together. */
    private static final Digest LISTS = key("");

    private final Digest madeWith;
    private final Optional<StampFile> former;
    private final boolean isNone;
    private final BitSet kept = new BitSet();
    private final SortedSpill fresh = new SortedSpill(MOST_HELD);
    private boolean changed;

    private Stamps(Digest madeWith, Optional<StampFile> former, boolean isNone) {
        this.isNone = isNone;
        this.madeWith = madeWith;
        this.former = former;
    }

    /**
     * Opens those of a file.
     *
     * @param madeWith a digest over everything but the agent itself that a result depends on
     */
    public static Stamps open(Path file, Digest madeWith) {
        return new Stamps(madeWith, StampFile.open(file, madeWith), false);
    }

    /** None, in which none is left. */
    public static Stamps none() {
        return new Stamps(key("none"), Optional.empty(), true);
    }

    private static Digest key(String id) {
        return Digest.of(Bytes.utf8(id));
    }

    /** The stamp of an agent. */
    public Optional<Stamp> find(String id) {
        return record(key(id)).flatMap(record -> Stamp.read(id, record));
    }

    /** What was left of that which stands on all agents together. */
    public Optional<Bytes> lists() {
        return record(LISTS);
    }

    private Optional<Bytes> record(Digest key) {
        try {
            OptionalInt number = former.isPresent() ? former.get().find(key) : OptionalInt.empty();
            return number.isPresent() ? former.get().record(former.get().entry(number.getAsInt())) : Optional.empty();
        } catch (IOException unread) {
            return Optional.empty();
        }
    }

    /** The agent's stamp holds, and is kept. */
    public void keep(String id) {
        keep(key(id));
    }

    private void keep(Digest key) {
        try {
            OptionalInt number = former.isPresent() ? former.get().find(key) : OptionalInt.empty();
            synchronized (kept) {
                number.ifPresent(kept::set);
            }
        } catch (IOException unread) {
            // It is left out, and the agent is worked on again.
        }
    }

    /** Leaves a new stamp of an agent. */
    public void leave(Stamp stamp) {
        add(key(stamp.line().id()), stamp.bytes());
    }

    /** Leaves what there is of all agents together; the same as before changes nothing. */
    public void leaveLists(Bytes lists) {
        if (lists().filter(lists::equals).isPresent()) {
            keep(LISTS);
        } else {
            add(LISTS, lists);
        }
    }

    private void add(Digest key, Bytes record) {
        if (isNone) {
            return;
        }
        fresh.add(key.hex(), record);
        synchronized (kept) {
            changed = true;
        }
    }

    /**
     * Writes them where anything changed.
     *
     * @param whole whether this run saw every agent, so that a stamp which was not kept is of none
     * @param writer writes a file whole or not at all
     */
    public void save(boolean whole, Consumer<Consumer<OutputStream>> writer) {
        int before = former.map(StampFile::count).orElse(0);
        if (changed || (whole && kept.cardinality() < before)) {
            writer.accept(out -> write(whole, out));
        }
    }

    private void write(boolean whole, OutputStream out) {
        try (StampWriter writer = new StampWriter(out, madeWith)) {
            Merge merge = new Merge(whole, writer);
            fresh.forEach((hex, record) -> merge.fresh(Digest.parse(hex).orElseThrow(), record));
            merge.rest();
            writer.end();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        former.ifPresent(StampFile::close);
        fresh.close();
    }

    /** Goes through the former records beside the fresh ones, in the order of the keys. */
    private final class Merge {
        private final boolean whole;
        private final StampWriter writer;
        private final int count = former.map(StampFile::count).orElse(0);
        private int next;

        private Merge(boolean whole, StampWriter writer) {
            this.whole = whole;
            this.writer = writer;
        }

        private void fresh(Digest key, Bytes record) {
            while (next < count && entry().key().compareTo(key) < 0) {
                copy();
            }
            if (next < count && entry().key().equals(key)) {
                next++;
            }
            writer.add(key, record);
        }

        private void rest() {
            while (next < count) {
                copy();
            }
        }

        private void copy() {
            if (!whole || kept.get(next)) {
                StampFile.Entry entry = entry();
                try {
                    former.orElseThrow().record(entry).ifPresent(record -> writer.add(entry.key(), record));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
            next++;
        }

        private StampFile.Entry entry() {
            try {
                return former.orElseThrow().entry(next);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
