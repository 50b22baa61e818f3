package io.agentdoc.renderer.site;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import io.agentdoc.renderer.page.ListingRow;
import io.agentdoc.renderer.page.PageRenderer;
import io.agentdoc.renderer.page.PageSettings;
import io.agentdoc.renderer.search.Findable;
import io.agentdoc.renderer.search.SearchIndex;
import io.agentdoc.renderer.search.Terms;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.page.Pages;
import io.agentdoc.templates.words.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * What a reader's first query fetches. The index is built from generated listing rows: one document is rendered, and its
 * row is given other names, sentences and work, in words that are as common as those of a language are.
 *
 * <p>{@code -Dagentdoc.searched=100000} makes it a large directory; the figures are printed.
 */
class FirstQueryTest {
    private static final int AGENTS = Integer.getInteger("agentdoc.searched", 3_000);
    private static final int MOST = 150_000;
    private static final int SHOWN = 8;
    private static final int VOCABULARY = 50_000;
    private static final int TOO_MANY = 4_000;

    private final Random random = new Random(42);
    private final Map<String, Integer> common = new TreeMap<>();
    private final Map<String, Bytes> files = files();

    private Map<String, Bytes> files() {
        ListingRow one = one();
        Map<String, ListingRow> rows = new LinkedHashMap<>();
        for (int i = 0; i < AGENTS; i++) {
            rows.put("agent-%06d".formatted(i), row(one, i));
        }
        var settings = new SiteSettings(Words.english(), "Example", Optional.empty());
        return new SearchFiles(settings, new Assets(), rows, new Pages()).files();
    }

    private static ListingRow one() {
        Bytes document = Bytes.utf8("""
                {"agentdoc":"v1","subject":{"id":"https://a.example/","handle":"a.example"},
                 "assembled_at":"2026-10-05T12:00:00Z","assembled_by":"x",
                 "sources":[{"id":"d","kind":"agent-descriptor","url":"https://a.example/","signature":"unsigned"}],
                 "sections":{"identity":{"from":["d"],"name":"A","description":"B"},
                  "sells":{"from":["d"],"offerings":[
                   {"id":"one","name":"One","does":"Does one.","state":"declared","scope":"task-specific"},
                   {"id":"two","name":"Two","does":"Does two.","state":"declared","scope":"task-specific"},
                   {"id":"dev","name":"Dev","scope":"open-with-focus","focus":"software","state":"declared",
                    "authority":["runs-commands"],"ceilings":{"job_seconds":{"most":600,"decided_by":"rule"}}}]}},
                 "not_stated":["identity.operator","handling"],"signatures":[]}""");
        var page = new PageSettings(
                Words.english(),
                Optional.empty(),
                true,
                new Assets().under("../assets/"),
                Optional.empty(),
                Optional.empty());
        return new PageRenderer().render(document, page).orElseThrow().row();
    }

    private ListingRow row(ListingRow one, int number) {
        String name = words(2) + " " + number;
        String description = words(14);
        List<ListingRow.Offered> offered = one.offered().stream()
                .map(offering -> new ListingRow.Offered(offering.id(), words(3), offering.scope(), offering.price()))
                .toList();
        List<String> work = new ArrayList<>(List.of(name, description));
        offered.forEach(offering -> {
            work.add(offering.name());
            work.add(words(12));
        });
        Findable findable = new Findable(name, work, List.of(words(3)));
        new LinkedHashSet<>(Terms.of(String.join(" ", work))).forEach(word -> common.merge(word, 1, Integer::sum));
        return new ListingRow(
                "https://" + number + ".example/",
                false,
                name,
                one.says(),
                Optional.of(number + ".example"),
                Optional.of(description),
                one.scopes(),
                offered,
                one.opens(),
                findable,
                one.assembledAt(),
                one.staleAfter(),
                one.notStated(),
                one.facets(),
                one.offerings());
    }

    /** The word of rank r comes up as one in r, as words do. */
    private String words(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> "w" + Integer.toString((int) Math.pow(VOCABULARY, random.nextDouble()) + 1_000, 36))
                .collect(Collectors.joining(" "));
    }

    @Test
    void it_is_at_most_150_kilobytes_for_two_of_the_commonest_words_that_find_anything() {
        List<String> words = common.entrySet().stream()
                .filter(word -> word.getValue() <= TOO_MANY)
                .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()))
                .map(Map.Entry::getKey)
                .limit(20)
                .toList();
        long largest = 0;
        for (String word : words) {
            largest = Math.max(largest, fetched(word));
        }
        System.err.println(AGENTS + " agents: " + files.size() + " files; one common word fetches at most " + largest);
        assertTrue(largest <= MOST, "one word fetches " + largest);
        largest = 0;
        for (int i = 1; i < words.size(); i++) {
            largest = Math.max(largest, fetched(words.get(i - 1) + " " + words.get(i)));
        }
        System.err.println("two common words at most " + largest);
        assertTrue(largest <= MOST, "two words fetch " + largest);
    }

    /** The files that the script of the search page asks for, as it asks for them; that page and its script among them. */
    private long fetched(String query) {
        Set<String> asked = new TreeSet<>(Set.of("search/index.html", "search/index.json"));
        files.keySet().stream().filter(name -> name.startsWith("assets/")).forEach(asked::add);
        List<String> words = List.copyOf(Terms.of(query));
        show(asked, all(asked, List.of("=" + query)));
        Set<Integer> found = all(asked, words);
        assertTrue(words.size() > 1 || found.size() >= SHOWN, query + " finds " + found.size());
        show(asked, found);
        show(asked, all(asked, words.stream().map(word -> "~" + word).toList()));
        return asked.stream()
                .mapToLong(name -> Objects.requireNonNull(files.get(name), name).size())
                .sum();
    }

    private void show(Set<String> asked, Set<Integer> agents) {
        long chunk = number("chunk");
        agents.stream().limit(SHOWN).forEach(agent -> asked.add("search/agents/" + agent / chunk + ".json"));
    }

    private Set<Integer> all(Set<String> asked, List<String> terms) {
        Optional<Set<Integer>> all = Optional.empty();
        for (String term : terms) {
            String name = "search/terms/" + Math.floorMod(SearchIndex.hash(term), number("shards")) + ".json";
            asked.add(name);
            Set<Integer> agents = steps(name, term);
            all.ifPresent(agents::retainAll);
            all = Optional.of(agents);
        }
        return all.orElseGet(TreeSet::new);
    }

    private Set<Integer> steps(String shard, String term) {
        Set<Integer> agents = new TreeSet<>();
        int at = 0;
        for (Node step : tree(shard).member(term).map(Node::elements).orElse(List.of())) {
            at += Integer.parseInt(step.number().orElseThrow().text());
            agents.add(at);
        }
        return agents;
    }

    private long number(String member) {
        return Long.parseLong(tree("search/index.json")
                .member(member)
                .flatMap(Node::number)
                .orElseThrow()
                .text());
    }

    private Node tree(String name) {
        Bytes bytes = Objects.requireNonNull(files.get(name), name);
        if (new JsonParser(Limits.standard()).parse(bytes) instanceof JsonReading.Parsed(Json tree)) {
            return Node.root(tree);
        }
        throw new AssertionError(name + " is not JSON");
    }

    @Test
    void every_file_of_the_index_is_small() {
        long largest = files.values().stream().mapToLong(Bytes::size).max().orElse(0);
        assertTrue(largest < 64 << 10, "the largest has " + largest + " bytes");
    }
}
