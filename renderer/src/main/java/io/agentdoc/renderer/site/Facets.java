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
    private final Map<String, Map<String, Integer>> letters = new TreeMap<>();

    Facets(SiteSettings settings, RowSet rows, Scratch scratch) {
        this.lists = new DirectoryLists(settings);
        this.rows = new RecentRows(rows);
        this.standing = scratch.sorted();
        letters.put(DirectoryLists.FRONT, new TreeMap<>());
    }

    /** The next agent. */
    void add(RowSet.Listed agent) {
        ListingRow row = agent.row();
        String letter = DirectoryLists.letter(row);
        Bytes at = Bytes.own(ByteBuffer.allocate(Long.BYTES + Integer.BYTES)
                .putLong(agent.at().place())
                .putInt(agent.at().size())
                .array());
        for (String list : DirectoryLists.of(row)) {
            letters.computeIfAbsent(list, key -> new TreeMap<>()).merge(letter, 1, Integer::sum);
            standing.add(new StandsKey(list, letter, DirectoryLists.sortKey(row), agent.slug()).text(), at);
        }
    }

    /** Tells of every page, in the order of the lists' keys. */
    void write(BiConsumer<String, Bytes> out) {
        Map<String, String> folders = folders();
        out.accept(DirectoryLists.overview(), overview(folders));
        Sorted sorted = standing.read();
        letters.forEach((list, counts) -> {
            String folder = folders.getOrDefault(list, "");
            for (DirectoryLists.Page page : lists.pages(list, folder, counts)) {
                int agents = page.letters().stream().mapToInt(counts::get).sum();
                out.accept(page.name(), lists.page(list, folder, counts, page, next(sorted, agents)));
            }
        });
    }

    /** So many agents, by their letters. */
    private Map<String, List<DirectoryLists.Agent>> next(Sorted sorted, int agents) {
        Map<String, List<DirectoryLists.Agent>> page = new HashMap<>();
        for (int i = 0; i < agents; i++) {
            SortedSpill.Entry entry = sorted.next();
            StandsKey key = StandsKey.read(entry.key());
            ByteBuffer at = entry.value().buffer();
            ListingRow row = rows.row(key.slug(), new SortedSpill.Spot(at.getLong(), at.getInt()));
            page.computeIfAbsent(key.letter(), letter -> new ArrayList<>())
                    .add(new DirectoryLists.Agent(key.slug(), row));
        }
        return page;
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
