package io.agentdoc.renderer.search;

import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.value.Bytes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The index in files: terms in shards by a hash, agents as the lists show them in chunks, and a page of numbers that the
 * search reads first. Nothing in it orders agents by anything but their addresses.
 *
 * <p>A term is {@code =} and a whole name, {@code ~} and a word of a focus or a role, or a word of named work. Its agents
 * are steps, each from the agent before and the first from zero, which are shorter than numbers, and of which an agent
 * that comes in between changes one.
 */
public final class SearchIndex {
    /**
     * A first question reads two shards a word, one for the whole name, and the chunks of its first answers: below 150 KB
     * for two common words at 100,000 agents.
     */
    static final int SHARD_SIZE = 12 << 10;

    /** The agents that a question shows lie far apart, so that most of a chunk is read in vain. */
    static final int CHUNK = 4;
    /** A word that more agents have than this finds too much to be a help, and would fill a shard by itself. */
    static final int MOST_OF_A_TERM = 4_000;

    private final Map<String, List<Integer>> postings = new TreeMap<>();
    private final List<String> listed = new ArrayList<>();

    /**
     * Adds the next agent.
     *
     * @param html the agent as the lists show it
     */
    public void add(Findable agent, String html) {
        int number = listed.size();
        listed.add(html);
        post("=" + Terms.plain(agent.name().strip()), number);
        agent.work().stream().flatMap(text -> Terms.of(text).stream()).forEach(term -> post(term, number));
        agent.focus().stream().flatMap(text -> Terms.of(text).stream()).forEach(term -> post("~" + term, number));
    }

    private void post(String term, int number) {
        List<Integer> numbers = postings.computeIfAbsent(term, ignored -> new ArrayList<>(1));
        if (numbers.isEmpty() || numbers.getLast() != number) {
            numbers.add(number);
        }
    }

    /** Every file of the index, by its name in the folder of the search. */
    public Map<String, Bytes> files() {
        Map<String, Bytes> files = new LinkedHashMap<>();
        int shards = shards();
        files.put(
                "index.json",
                CanonicalJson.of(JsonObject.builder()
                        .put("agents", number(listed.size()))
                        .put("chunk", number(CHUNK))
                        .put("shards", number(shards))
                        .build()));
        terms(shards).forEach((shard, terms) -> files.put("terms/" + shard + ".json", CanonicalJson.of(terms.build())));
        for (int from = 0; from < listed.size(); from += CHUNK) {
            List<String> chunk = listed.subList(from, Math.min(listed.size(), from + CHUNK));
            files.put("agents/" + from / CHUNK + ".json", CanonicalJson.of(JsonArray.texts(chunk.stream())));
        }
        return files;
    }

    /** A power of two, so that a site that grows a little keeps its shards. */
    private int shards() {
        long size = 0;
        for (Map.Entry<String, List<Integer>> term : postings.entrySet()) {
            size += term.getKey().length() + 6L + length(term.getValue());
        }
        int shards = 1;
        while (size / shards > SHARD_SIZE) {
            shards *= 2;
        }
        return shards;
    }

    private Map<Integer, JsonObject.Builder> terms(int shards) {
        Map<Integer, JsonObject.Builder> files = new TreeMap<>();
        for (int shard = 0; shard < shards; shard++) {
            files.put(shard, JsonObject.builder());
        }
        postings.forEach((term, numbers) -> files.computeIfAbsent(hash(term) & (shards - 1), n -> JsonObject.builder())
                .put(term, posting(numbers)));
        return files;
    }

    /** The agents of a term, or how many there are where they are too many to be listed. */
    private static Json posting(List<Integer> numbers) {
        return numbers.size() > MOST_OF_A_TERM
                ? number(numbers.size())
                : JsonArray.of(IntStream.range(0, numbers.size()).mapToObj(i -> number(step(numbers, i))));
    }

    /** In characters, each step with what stands between it and the next. */
    private static long length(List<Integer> numbers) {
        return numbers.size() > MOST_OF_A_TERM
                ? 0
                : IntStream.range(0, numbers.size())
                        .mapToLong(i -> Integer.toString(step(numbers, i)).length() + 1L)
                        .sum();
    }

    private static int step(List<Integer> numbers, int i) {
        return i == 0 ? numbers.get(0) : numbers.get(i) - numbers.get(i - 1);
    }

    private static JsonNumber number(int value) {
        return new JsonNumber(Integer.toString(value));
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
