package io.agentdoc.renderer.search;

import io.agentdoc.document.value.Bytes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The index in files: terms in shards by a hash, agents as the lists show them in chunks, and a page of numbers that the
 * search reads first. Nothing in it orders agents by anything but their addresses.
 */
public final class SearchIndex {
    private final Map<String, Posting> postings = new TreeMap<>();
    private final List<String> listed = new ArrayList<>();

    /**
     * Adds the next agent.
     *
     * @param html the agent as the lists show it
     */
    public void add(Findable agent, String html) {
        int number = listed.size();
        listed.add(html);
        IndexFiles.terms(agent)
                .forEach(term ->
                        postings.computeIfAbsent(term, ignored -> new Posting()).add(number));
    }

    /** Every file of the index, by its name in the folder of the search. */
    public Map<String, Bytes> files() {
        Map<String, Bytes> files = new LinkedHashMap<>();
        int shards = IndexFiles.shards(postings.entrySet().stream()
                .mapToLong(term -> term.getValue().size(term.getKey()))
                .sum());
        files.put(IndexFiles.NUMBERS, IndexFiles.numbers(listed.size(), shards));
        terms(shards).forEach((shard, terms) -> files.put(IndexFiles.shardName(shard), IndexFiles.shard(terms)));
        for (int from = 0; from < listed.size(); from += IndexFiles.CHUNK) {
            List<String> chunk = listed.subList(from, Math.min(listed.size(), from + IndexFiles.CHUNK));
            files.put(IndexFiles.chunkName(from / IndexFiles.CHUNK), IndexFiles.chunk(chunk));
        }
        return files;
    }

    private Map<Integer, Map<String, Posting>> terms(int shards) {
        Map<Integer, Map<String, Posting>> files = new TreeMap<>();
        for (int shard = 0; shard < shards; shard++) {
            files.put(shard, new TreeMap<>());
        }
        postings.forEach(
                (term, posting) -> files.computeIfAbsent(IndexFiles.shard(term, shards), shard -> new TreeMap<>())
                        .put(term, posting));
        return files;
    }

    /** FNV-1a over the UTF-16 units, which the search page computes in the same way. */
    public static int hash(String term) {
        int hash = 0x811c9dc5;
        for (int i = 0; i < term.length(); i++) {
            hash = (hash ^ term.charAt(i)) * 0x01000193;
        }
        return hash ^ (hash >>> 15);
    }

    /** The terms that find anything, for whoever wants to know what does not. */
    Set<String> terms() {
        return postings.keySet();
    }
}
