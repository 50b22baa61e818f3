package io.agentdoc.renderer.spill;

import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.PriorityQueue;

/** The entries of sorted runs, and of what is still in memory, as one. */
public final class Sorted implements Iterator<SortedSpill.Entry> {
    private final PriorityQueue<Head> heads = new PriorityQueue<>();

    Sorted(Scratch scratch, Optional<FileChannel> file, List<SortedSpill.Run> runs, List<SortedSpill.Entry> held) {
        file.ifPresent(channel -> runs.forEach(run -> push(new RunReader(scratch, channel, run), heads.size())));
        push(numbered(held), Integer.MAX_VALUE);
    }

    /** A run's next entry; of two runs, the earlier has the earlier entries of a key. */
    private record Head(SortedSpill.Entry entry, Iterator<SortedSpill.Entry> run, int number)
            implements Comparable<Head> {
        @Override
        public int compareTo(Head other) {
            int keys = entry.key().compareTo(other.entry.key());
            return keys != 0 ? keys : Integer.compare(number, other.number);
        }
    }

    private void push(Iterator<SortedSpill.Entry> run, int number) {
        if (run.hasNext()) {
            heads.add(new Head(run.next(), run, number));
        }
    }

    private static Iterator<SortedSpill.Entry> numbered(List<SortedSpill.Entry> held) {
        Iterator<SortedSpill.Entry> entries = held.iterator();
        return new Iterator<>() {
            private int number;

            @Override
            public boolean hasNext() {
                return entries.hasNext();
            }

            @Override
            public SortedSpill.Entry next() {
                SortedSpill.Entry entry = entries.next();
                number++;
                return new SortedSpill.Entry(
                        entry.key(),
                        entry.value(),
                        new SortedSpill.Spot(-number, entry.value().size()));
            }
        };
    }

    @Override
    public boolean hasNext() {
        return !heads.isEmpty();
    }

    @Override
    public SortedSpill.Entry next() {
        if (heads.isEmpty()) {
            throw new NoSuchElementException();
        }
        Head head = heads.remove();
        push(head.run(), head.number());
        return head.entry();
    }

    /** The key that comes next, where there is one. */
    public Optional<String> peek() {
        return Optional.ofNullable(heads.peek()).map(head -> head.entry().key());
    }

    /** All entries of the next key. */
    public List<SortedSpill.Entry> group() {
        List<SortedSpill.Entry> group = new ArrayList<>();
        group.add(next());
        while (peek().filter(group.getFirst().key()::equals).isPresent()) {
            group.add(next());
        }
        return group;
    }

    /** The last entry that was added of the next key. */
    public SortedSpill.Entry last() {
        SortedSpill.Entry last = next();
        while (peek().filter(last.key()::equals).isPresent()) {
            last = next();
        }
        return last;
    }
}
