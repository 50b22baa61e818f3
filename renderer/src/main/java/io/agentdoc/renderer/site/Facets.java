package io.agentdoc.renderer.site;

import io.agentdoc.renderer.page.ListingRow;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.page.BrowsePage;
import io.agentdoc.templates.page.IndexPage;
import io.agentdoc.templates.words.Facet;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The lists by facet of agents that are all at hand. An open-ended offering is found here, by its scope, authority,
 * ceilings or data use (6.11).
 */
final class Facets {
    private final SiteSettings settings;
    private final Assets assets;
    private final FacetLists lists;
    private final Map<Facet, List<Value>> byFacet = new EnumMap<>(Facet.class);

    /** A value and who has it; an absent one is what its agents have not stated. */
    private record Value(Optional<String> text, String folder, Map<String, ListingRow> rows) {}

    Facets(SiteSettings settings, Assets assets, Map<String, ListingRow> rows) {
        this.settings = settings;
        this.assets = assets;
        this.lists = new FacetLists(settings, assets);
        for (Facet facet : Facet.values()) {
            byFacet.put(facet, values(facet, rows));
        }
    }

    private static List<Value> values(Facet facet, Map<String, ListingRow> rows) {
        Map<String, Map<String, ListingRow>> stated = new TreeMap<>();
        Map<String, ListingRow> none = new TreeMap<>();
        rows.forEach((slug, row) -> {
            NavigableSet<String> texts = row.facets().getOrDefault(facet, new TreeSet<>());
            texts.forEach(text ->
                    stated.computeIfAbsent(text, ignored -> new TreeMap<>()).put(slug, row));
            if (texts.isEmpty()) {
                none.put(slug, row);
            }
        });
        Slugs slugs = Slugs.of(stated.keySet());
        List<Value> values = new ArrayList<>();
        stated.forEach((text, those) ->
                values.add(new Value(Optional.of(text), FacetLists.folder(Optional.of(slugs.get(text))), those)));
        if (!none.isEmpty()) {
            values.add(new Value(Optional.empty(), FacetLists.folder(Optional.empty()), none));
        }
        return values;
    }

    /** The overview. */
    BrowsePage overview() {
        Map<Facet, List<BrowsePage.Choice>> choices = new EnumMap<>(Facet.class);
        byFacet.forEach((facet, values) -> choices.put(
                facet,
                values.stream()
                        .map(value -> lists.choice(
                                facet,
                                value.text(),
                                value.folder(),
                                value.rows().size()))
                        .toList()));
        return lists.overview(choices);
    }

    /** The lists. */
    Map<String, IndexPage> lists() {
        Map<String, IndexPage> pages = new LinkedHashMap<>();
        byFacet.forEach((facet, values) -> values.forEach(value -> pages.putAll(
                ListPages.of(settings, assets, lists.place(facet, value.text(), value.folder()), value.rows()))));
        return pages;
    }
}
