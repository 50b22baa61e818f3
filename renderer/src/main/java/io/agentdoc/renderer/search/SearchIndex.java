package io.agentdoc.renderer.search;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.spill.Scratch;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The index of agents that are all at hand, with all its files. */
public final class SearchIndex {
    private final Map<String, Bytes> files = new LinkedHashMap<>();
    private final IndexWriter writer = new IndexWriter(Scratch.none(), files::put);

    /**
     * Adds the next agent.
     *
     * @param html the agent as the lists show it
     */
    public void add(Findable agent, String html) {
        writer.add(agent, html);
    }

    /** Every file of the index, by its name in the folder of the search. */
    public Map<String, Bytes> files() {
        writer.end();
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
        return writer.terms();
    }
}
