package io.agentdoc.renderer.search;

import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.value.Bytes;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How the index is cut into files, of which each can be made from its own terms or agents alone.
 *
 * <p>A term is {@code =} and a whole name, {@code ~} and a word of a focus or a role, or a word of named work.
 */
public final class IndexFiles {
    /** What the search reads first. */
    public static final String NUMBERS = "index.json";

    /** The agents that a question shows lie far apart, so that most of a chunk is read in vain. */
    public static final int CHUNK = 4;

    /**
     * A first question reads two shards a word, one for the whole name, and the chunks of its first answers: below 150 KB
     * for two common words at 100,000 agents.
     */
    static final int SHARD_SIZE = 12 << 10;

    private IndexFiles() {}

    /** The terms that find an agent. */
    public static Set<String> terms(Findable agent) {
        Set<String> terms = new LinkedHashSet<>();
        terms.add("=" + Terms.plain(agent.name().strip()));
        agent.work().forEach(text -> terms.addAll(Terms.of(text)));
        agent.focus().forEach(text -> Terms.of(text).forEach(term -> terms.add("~" + term)));
        return terms;
    }

    /**
     * How many shards the terms get: a power of two, so that a site that grows a little keeps its shards.
     *
     * @param size what all terms take together
     */
    public static int shards(long size) {
        int shards = 1;
        while (size / shards > SHARD_SIZE) {
            shards *= 2;
        }
        return shards;
    }

    /** In which of so many shards a term stands. */
    public static int shard(String term, int shards) {
        return SearchIndex.hash(term) & (shards - 1);
    }

    public static Bytes numbers(long agents, int shards) {
        return CanonicalJson.of(JsonObject.builder()
                .put("agents", number(agents))
                .put("chunk", number(CHUNK))
                .put("shards", number(shards))
                .build());
    }

    public static String shardName(int shard) {
        return "terms/" + shard + ".json";
    }

    public static Bytes shard(Map<String, Posting> terms) {
        JsonObject.Builder shard = JsonObject.builder();
        terms.forEach((term, posting) -> shard.put(term, posting.json()));
        return CanonicalJson.of(shard.build());
    }

    public static String chunkName(int chunk) {
        return "agents/" + chunk + ".json";
    }

    /**
     * Agents that follow one another.
     *
     * @param listed as the lists show them
     */
    public static Bytes chunk(List<String> listed) {
        return CanonicalJson.of(JsonArray.texts(listed.stream()));
    }

    private static JsonNumber number(long value) {
        return new JsonNumber(Long.toString(value));
    }
}
