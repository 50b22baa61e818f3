package io.agentdoc.renderer.search;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.spill.Scratch;
import io.agentdoc.renderer.spill.Sorted;
import io.agentdoc.renderer.spill.SortedSpill;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/**
 * Writes the index file by file: agents as the lists show them in chunks as they come, and at the end terms in shards by a
 * hash. Nothing in it orders agents by anything but their addresses.
 *
 * <p>Terms are sorted on the disk by their hash from its last bit to its first, in which the terms of a shard stand together
 * however many shards there turn out to be.
 */
public final class IndexWriter {
    /** What a term costs beside its text. */
    private static final int TERM = 160;

    /** What one place in which a term stands costs. */
    private static final int STEP = 24;

    private final BiConsumer<String, Bytes> out;
    private final long mostHeld;
    private final SortedSpill terms;
    private final List<String> chunk = new ArrayList<>();
    private Map<String, Posting> held = new HashMap<>();
    private long heldBytes;
    private int agents;

    /** @param out takes each file, by its name in the folder of the search, when it is whole */
    public IndexWriter(Scratch scratch, BiConsumer<String, Bytes> out) {
        this.out = out;
        this.mostHeld = scratch.mostHeld();
        this.terms = scratch.sorted();
    }

    /**
     * Adds the next agent.
     *
     * @param html the agent as the lists show it
     */
    public void add(Findable agent, String html) {
        chunk.add(html);
        if (chunk.size() == IndexFiles.CHUNK) {
            chunk(agents / IndexFiles.CHUNK);
        }
        for (String term : IndexFiles.terms(agent)) {
            held.computeIfAbsent(term, this::fresh).add(agents);
            heldBytes += STEP;
        }
        agents++;
        if (heldBytes > mostHeld) {
            sort();
        }
    }

    private Posting fresh(String term) {
        heldBytes += TERM + term.length();
        return new Posting();
    }

    private void chunk(int number) {
        out.accept(IndexFiles.chunkName(number), IndexFiles.chunk(chunk));
        chunk.clear();
    }

    private void sort() {
        held.forEach((term, posting) -> terms.add(key(term), posting.bytes()));
        held = new HashMap<>();
        heldBytes = 0;
    }

    private static String key(String term) {
        return HexFormat.of().toHexDigits(Integer.reverse(SearchIndex.hash(term))) + term;
    }

    private static String term(String key) {
        return key.substring(2 * Integer.BYTES);
    }

    private static Posting posting(List<SortedSpill.Entry> parts) {
        Posting posting = new Posting();
        parts.forEach(part -> posting.add(part.value()));
        return posting;
    }

    /** Writes what stands on all agents; called once, after the last. */
    public void end() {
        if (!chunk.isEmpty()) {
            chunk(agents / IndexFiles.CHUNK);
        }
        sort();
        long size = 0;
        for (Sorted sorted = terms.read(); sorted.hasNext(); ) {
            List<SortedSpill.Entry> parts = sorted.group();
            size += posting(parts).size(term(parts.getFirst().key()));
        }
        int shards = IndexFiles.shards(size);
        out.accept(IndexFiles.NUMBERS, IndexFiles.numbers(agents, shards));
        shards(shards);
    }

    private void shards(int shards) {
        Sorted sorted = terms.read();
        for (int turned = 0; turned < shards; turned++) {
            int shard = Integer.reverse(turned) >>> 1 >>> (31 - Integer.numberOfTrailingZeros(shards));
            TreeMap<String, Posting> postings = new TreeMap<>();
            while (sorted.peek()
                    .filter(key -> IndexFiles.shard(term(key), shards) == shard)
                    .isPresent()) {
                List<SortedSpill.Entry> parts = sorted.group();
                postings.put(term(parts.getFirst().key()), posting(parts));
            }
            out.accept(IndexFiles.shardName(shard), IndexFiles.shard(postings));
        }
    }

    /** The terms that find anything. */
    Set<String> terms() {
        Set<String> all = new TreeSet<>(held.keySet());
        terms.read().forEachRemaining(entry -> all.add(term(entry.key())));
        return all;
    }
}
