package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.page.ListingRow;
import io.agentdoc.renderer.spill.Scratch;
import io.agentdoc.renderer.spill.Sorted;
import io.agentdoc.renderer.spill.SortedSpill;
import io.agentdoc.templates.words.Facet;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/**
 * The lists of a directory, that on its front and those by facet, made a page at a time. An open-ended offering is found
 * here, by its scope, authority, ceilings or data use (6.11).
 *
 * <p>Held are the lists, with how many agents each has under each letter; who stands in them is sorted on the disk.
 */
final class Facets {
    private final DirectoryLists lists;
    private final RecentRows rows;
    private final SortedSpill standing;
    private final SortedSpill inShort;
    private final Map<String, Map<String, Integer>> letters = new TreeMap<>();

    Facets(SiteSettings settings, RowSet rows, Scratch scratch) {
        this.lists = new DirectoryLists(settings);
        this.rows = new RecentRows(rows);
        this.standing = scratch.sorted();
        this.inShort = scratch.sorted();
        letters.put(DirectoryLists.FRONT, new TreeMap<>());
    }

    /** The next agent. */
    void add(RowSet.Listed agent) {
        ListingRow row = agent.row();
        rows.seen(agent.slug(), row);
        String letter = DirectoryLists.letter(row);
        Bytes at = Bytes.own(ByteBuffer.allocate(Long.BYTES + Integer.BYTES)
                .putLong(agent.at().place())
                .putInt(agent.at().size())
                .array());
        for (String list : DirectoryLists.of(row)) {
            letters.computeIfAbsent(list, key -> new TreeMap<>()).merge(letter, 1, Integer::sum);
            standing.add(new StandsKey(list, letter, DirectoryLists.sortKey(row), agent.slug()).byLetter(), at);
        }
    }

    /** Tells of every page: of those for a letter first, so that an agent's row is read once for all of them. */
    void write(BiConsumer<String, Bytes> out) {
        Map<String, String> folders = folders();
        out.accept(DirectoryLists.overview(), overview(folders));
        Sorted sorted = standing.read();
        while (sorted.hasNext()) {
            SortedSpill.Entry first = sorted.next();
            StandsKey key = StandsKey.readByLetter(first.key());
            Map<String, Integer> counts = letters.getOrDefault(key.list(), Map.of());
            int more = counts.getOrDefault(key.letter(), 1) - 1;
            if (isLong(counts)) {
                List<DirectoryLists.Agent> agents = new ArrayList<>();
                agents.add(agent(key, first));
                for (int i = 0; i < more; i++) {
                    SortedSpill.Entry next = sorted.next();
                    agents.add(agent(StandsKey.readByLetter(next.key()), next));
                }
                write(key.list(), folders, Map.of(key.letter(), agents), out);
            } else {
                inShort.add(key.byList(), first.value());
                for (int i = 0; i < more; i++) {
                    SortedSpill.Entry next = sorted.next();
                    inShort.add(StandsKey.readByLetter(next.key()).byList(), next.value());
                }
            }
        }
        writeFirst(folders, out);
    }

    private static boolean isLong(Map<String, Integer> counts) {
        return counts.values().stream().mapToInt(Integer::intValue).sum() > DirectoryLists.MOST_ON_ONE_PAGE;
    }

    /** The first page of each list, on which the agents of a short one stand. */
    private void writeFirst(Map<String, String> folders, BiConsumer<String, Bytes> out) {
        Sorted sorted = inShort.read();
        letters.forEach((list, counts) -> {
            Map<String, List<DirectoryLists.Agent>> agents = new HashMap<>();
            int count = isLong(counts)
                    ? 0
                    : counts.values().stream().mapToInt(Integer::intValue).sum();
            for (int i = 0; i < count; i++) {
                SortedSpill.Entry entry = sorted.next();
                StandsKey key = StandsKey.readByList(entry.key());
                agents.computeIfAbsent(key.letter(), letter -> new ArrayList<>())
                        .add(agent(key, entry));
            }
            write(list, folders, agents, out);
        });
    }

    /** The page on which exactly these agents stand. */
    private void write(
            String list,
            Map<String, String> folders,
            Map<String, List<DirectoryLists.Agent>> agents,
            BiConsumer<String, Bytes> out) {
        String folder = folders.getOrDefault(list, "");
        Map<String, Integer> counts = letters.getOrDefault(list, Map.of());
        lists.pages(list, folder, counts).stream()
                .filter(page -> agents.keySet().equals(Set.copyOf(page.letters())))
                .forEach(page -> out.accept(page.name(), lists.page(list, folder, counts, page, agents)));
    }

    private DirectoryLists.Agent agent(StandsKey key, SortedSpill.Entry entry) {
        ByteBuffer at = entry.value().buffer();
        return new DirectoryLists.Agent(
                key.slug(), rows.row(key.slug(), new SortedSpill.Spot(at.getLong(), at.getInt())));
    }

    /** Two values of one facet never share a folder. */
    private Map<String, String> folders() {
        Map<String, List<String>> byFacet = new LinkedHashMap<>();
        letters.keySet()
                .forEach(list -> byFacet.computeIfAbsent(facet(list), facet -> new ArrayList<>())
                        .add(list));
        Map<String, String> folders = new HashMap<>();
        byFacet.values().forEach(those -> folders.putAll(DirectoryLists.folders(those)));
        return folders;
    }

    private static String facet(String list) {
        return DirectoryLists.facet(list).map(Facet::name).orElse("");
    }

    private Bytes overview(Map<String, String> folders) {
        return lists.overview(letters.entrySet().stream()
                .filter(list -> !DirectoryLists.isFront(list.getKey()))
                .map(list -> new DirectoryLists.Counted(
                        list.getKey(),
                        folders.getOrDefault(list.getKey(), ""),
                        list.getValue().values().stream()
                                .mapToInt(Integer::intValue)
                                .sum()))
                .toList());
    }
}
