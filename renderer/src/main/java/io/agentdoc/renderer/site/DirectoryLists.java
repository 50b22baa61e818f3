package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.page.ListingRow;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.page.BrowsePage;
import io.agentdoc.templates.page.Pages;
import io.agentdoc.templates.words.Facet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * The lists of a directory page by page, for whoever builds one in many processes: a page is made from the agents that stand
 * on it and how many the list has under each letter.
 *
 * <p>A list is called by a key: nothing for the front page, a facet for what has not stated it, a facet and a value.
 */
public final class DirectoryLists {
    /** The key of the list on the front page. */
    public static final String FRONT = "";

    /** As many agents as one page shows; a longer list has a page for each letter. */
    public static final int MOST_ON_ONE_PAGE = ListPages.MOST_ON_ONE_PAGE;

    private static final char VALUE = '=';

    private final SiteSettings settings;
    private final Assets assets;
    private final FacetLists facets;
    private final Pages pages = new Pages();

    public DirectoryLists(SiteSettings settings) {
        this.settings = settings;
        this.assets = new Assets(settings.theme());
        this.facets = new FacetLists(settings, assets);
    }

    /** One agent of a list. */
    public record Agent(String slug, ListingRow row) {}

    /** A page of a list: its name below the output, and the letters whose agents stand on it. */
    public record Page(String name, List<String> letters) {}

    /** How many agents a list of a facet has. */
    public record Counted(String key, String folder, int agents) {}

    /** The keys of the lists that an agent stands in. */
    public static List<String> of(ListingRow row) {
        List<String> keys = new ArrayList<>();
        keys.add(FRONT);
        for (Facet facet : Facet.values()) {
            Collection<String> values = row.facets().getOrDefault(facet, new TreeSet<>());
            values.forEach(value -> keys.add(facet.name() + VALUE + value));
            if (values.isEmpty()) {
                keys.add(facet.name());
            }
        }
        return keys;
    }

    /** Under which letter of a list an agent stands. */
    public static String letter(ListingRow row) {
        return Letters.of(row.name());
    }

    /** By what the agents of a letter are sorted before their slugs. */
    public static String sortKey(ListingRow row) {
        return Letters.sortKey(row.name());
    }

    /** What two lists have in common whose folders could meet. */
    public static String meeting(String key) {
        return value(key)
                .map(value -> facet(key).orElseThrow().name() + VALUE + Slugs.plain(value))
                .orElse(key);
    }

    /** The folders of lists that could meet, and of none besides; the front has none. */
    public static Map<String, String> folders(Collection<String> meeting) {
        Map<String, String> folders = new HashMap<>();
        Slugs slugs =
                Slugs.of(meeting.stream().flatMap(key -> value(key).stream()).toList());
        meeting.forEach(key -> folders.put(
                key, isFront(key) ? "" : FacetLists.folder(value(key).map(slugs::get))));
        return folders;
    }

    public static boolean isFront(String key) {
        return key.equals(FRONT);
    }

    /** The pages of a list, its own first. */
    public List<Page> pages(String key, String folder, Map<String, Integer> letters) {
        return list(key, folder, letters).sheets().stream()
                .map(sheet -> new Page(sheet.name(), sheet.letters()))
                .toList();
    }

    /** One of them, of which the agents are given in their order. */
    public Bytes page(
            String key, String folder, Map<String, Integer> letters, Page page, Map<String, List<Agent>> agents) {
        return Bytes.own(pages.index(list(key, folder, letters)
                .page(
                        new ListPages.Sheet(page.name(), page.letters()),
                        letter -> agents.getOrDefault(letter, List.of()).stream()
                                .map(agent -> ListPages.Entry.of(agent.slug(), agent.row()))
                                .toList())));
    }

    /** What stands under {@code by/index.html}. */
    public static String overview() {
        return FacetLists.OVERVIEW;
    }

    /**
     * The page of all facets.
     *
     * @param lists those of all facets, in the order of their keys
     */
    public Bytes overview(List<Counted> lists) {
        Map<Facet, List<BrowsePage.Choice>> choices = new EnumMap<>(Facet.class);
        for (boolean silent : new boolean[] {false, true}) {
            lists.stream()
                    .filter(list -> value(list.key()).isEmpty() == silent)
                    .forEach(list -> facet(list.key())
                            .ifPresent(facet -> choices.computeIfAbsent(facet, each -> new ArrayList<>())
                                    .add(facets.choice(facet, value(list.key()), list.folder(), list.agents()))));
        }
        return Bytes.own(pages.browse(facets.overview(choices)));
    }

    private ListPages list(String key, String folder, Map<String, Integer> letters) {
        ListPages.Place place =
                facet(key).map(facet -> facets.place(facet, value(key), folder)).orElseGet(() -> Lists.front(settings));
        return new ListPages(settings, assets, place, letters);
    }

    static Optional<Facet> facet(String key) {
        int end = key.indexOf(VALUE);
        return isFront(key) ? Optional.empty() : Optional.of(Facet.valueOf(end < 0 ? key : key.substring(0, end)));
    }

    private static Optional<String> value(String key) {
        int end = key.indexOf(VALUE);
        return end < 0 ? Optional.empty() : Optional.of(key.substring(end + 1));
    }
}
