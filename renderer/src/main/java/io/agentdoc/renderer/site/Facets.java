package io.agentdoc.renderer.site;

import io.agentdoc.renderer.page.ListingRow;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.page.BrowsePage;
import io.agentdoc.templates.page.Frame;
import io.agentdoc.templates.page.Home;
import io.agentdoc.templates.page.IndexPage;
import io.agentdoc.templates.page.LetterLink;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Facet;
import io.agentdoc.templates.words.Heading;
import io.agentdoc.templates.words.Kind;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.Term;
import io.agentdoc.templates.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The lists by facet: each value of each, and what is not stated, which is a value like any other (9.6). An open-ended
 * offering is found here, by its scope, authority, ceilings or data use (6.11).
 */
final class Facets {
    static final String OVERVIEW = "by/index.html";

    private static final String NOT_STATED = "not-stated";

    private final SiteSettings settings;
    private final Words words;
    private final Assets assets;
    private final Map<Facet, Map<String, Map<String, ListingRow>>> byValue = new LinkedHashMap<>();
    private final Map<Facet, Map<String, ListingRow>> silent = new LinkedHashMap<>();

    Facets(SiteSettings settings, Assets assets, Map<String, ListingRow> rows) {
        this.settings = settings;
        this.words = settings.words();
        this.assets = assets;
        for (Facet facet : Facet.values()) {
            Map<String, Map<String, ListingRow>> values = new TreeMap<>();
            Map<String, ListingRow> none = new TreeMap<>();
            rows.forEach((slug, row) -> {
                NavigableSet<String> stated = row.facets().getOrDefault(facet, new TreeSet<>());
                stated.forEach(value -> values.computeIfAbsent(value, ignored -> new TreeMap<>())
                        .put(slug, row));
                if (stated.isEmpty()) {
                    none.put(slug, row);
                }
            });
            byValue.put(facet, values);
            silent.put(facet, none);
        }
    }

    /** The overview. */
    BrowsePage overview() {
        var frame = new Frame(
                words,
                words.say(Heading.BROWSE),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                true,
                assets.under("../assets/"),
                Optional.of(new Home("../index.html", Theirs.words(settings.title()))),
                settings.owners());
        List<BrowsePage.Group> groups = new ArrayList<>();
        byValue.forEach((facet, values) ->
                groups.add(new BrowsePage.Group(Anchor.of(facet.path()), words.say(facet), choices(facet, values))));
        return new BrowsePage(frame, groups);
    }

    private List<BrowsePage.Choice> choices(Facet facet, Map<String, Map<String, ListingRow>> values) {
        Slugs slugs = Slugs.of(values.keySet());
        List<BrowsePage.Choice> choices = new ArrayList<>();
        values.forEach((value, rows) ->
                choices.add(choice(facet, folder(slugs.get(value)), label(facet, value), rows.size())));
        int none = silent.getOrDefault(facet, Map.of()).size();
        if (none > 0) {
            choices.add(choice(facet, NOT_STATED, words.say(Note.NOT_STATED_SHORT), none));
        }
        return choices;
    }

    private BrowsePage.Choice choice(Facet facet, String folder, SafeHtml label, int count) {
        return new BrowsePage.Choice(
                facet.path() + "/" + folder + "/index.html", label, ListPages.counted(words, count));
    }

    /** A value may be called what we call silence, whose folder no value gets. */
    private static String folder(String slug) {
        return slug.endsWith(NOT_STATED) ? "is-" + slug : slug;
    }

    /** The lists. */
    Map<String, IndexPage> lists() {
        Map<String, IndexPage> pages = new LinkedHashMap<>();
        byValue.forEach((facet, values) -> {
            Slugs slugs = Slugs.of(values.keySet());
            values.forEach(
                    (value, rows) -> pages.putAll(list(facet, folder(slugs.get(value)), label(facet, value), rows)));
            Map<String, ListingRow> none = silent.getOrDefault(facet, Map.of());
            if (!none.isEmpty()) {
                pages.putAll(list(facet, NOT_STATED, words.say(Note.NOT_STATED_SHORT), none));
            }
        });
        return pages;
    }

    private Map<String, IndexPage> list(Facet facet, String folder, SafeHtml label, Map<String, ListingRow> rows) {
        String at = "by/" + facet.path() + "/" + folder + "/";
        var place = new ListPages.Place(
                at,
                at + "name/",
                words.say(Note.BROWSE_BY, words.say(facet), label),
                List.of(new LetterLink(words.say(Heading.BROWSE), "../../index.html")));
        return new ListPages(settings, assets, place, rows).pages();
    }

    /** Our words for a value of a closed list, and the subject's own for any other. */
    private SafeHtml label(Facet facet, String value) {
        Optional<Term> term = Term.of(list(facet), value);
        if (term.isPresent()) {
            return words.say(term.get());
        }
        boolean isKind = facet == Facet.SOURCE && Kind.of(value) != Kind.OTHER;
        return isKind ? words.say(Kind.of(value)) : Theirs.code(value);
    }

    private static String list(Facet facet) {
        return switch (facet) {
            case DATA_USE -> "promises";
            default -> facet.name().toLowerCase(Locale.ROOT);
        };
    }
}
