package io.agentdoc.renderer.site;

import io.agentdoc.renderer.page.ListingRow;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.page.Frame;
import io.agentdoc.templates.page.Home;
import io.agentdoc.templates.page.IndexPage;
import io.agentdoc.templates.page.LetterGroup;
import io.agentdoc.templates.page.LetterLink;
import io.agentdoc.templates.page.Listing;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.Ours;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.SafeUrl;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** The pages of one list of agents: one page, or a page for each letter where one would be too long to read. */
final class ListPages {
    /** As many as somebody scrolls through. */
    static final int MOST_ON_ONE_PAGE = 500;

    private static final int LONGEST_NAME = 120;
    private static final int LONGEST_SENTENCE = 280;

    private final SiteSettings settings;
    private final Words words;
    private final Assets assets;
    private final Place place;
    private final Map<String, List<Entry>> byLetter = new TreeMap<>(Comparator.comparing(ListPages::rank));
    private final int count;

    private record Entry(String slug, ListingRow row) {}

    /**
     * Where a list stands and what it is called.
     *
     * @param folder with a slash at its end; empty for the front page
     * @param letters the folder of its letters' pages
     */
    record Place(String folder, String letters, SafeHtml title, List<LetterLink> ways) {
        /** The way from a page of this many folders to the site's front. */
        private static String up(String folder) {
            return "../".repeat((int) folder.chars().filter(c -> c == '/').count());
        }
    }

    ListPages(SiteSettings settings, Assets assets, Place place, Map<String, ListingRow> rows) {
        this.settings = settings;
        this.words = settings.words();
        this.assets = assets;
        this.place = place;
        this.count = rows.size();
        rows.entrySet().stream()
                .map(row -> new Entry(row.getKey(), row.getValue()))
                .sorted(Comparator.comparing(
                                (Entry entry) -> Letters.sortKey(entry.row().name()))
                        .thenComparing(Entry::slug))
                .forEach(
                        entry -> byLetter.computeIfAbsent(Letters.of(entry.row().name()), letter -> new ArrayList<>())
                                .add(entry));
    }

    /** Digits and signs stand after the letters of every script. */
    private static String rank(String letter) {
        boolean isLetter = Character.isLetter(letter.codePointAt(0));
        return (isLetter ? "0" : "1") + letter;
    }

    Map<String, IndexPage> pages() {
        Map<String, IndexPage> pages = new LinkedHashMap<>();
        boolean isShort = count <= MOST_ON_ONE_PAGE;
        String up = Place.up(place.folder());
        List<LetterLink> links = links(
                letter -> isShort ? anchor(letter).href() : up + place.letters() + folder(letter) + "/index.html");
        pages.put(
                place.folder() + "index.html",
                page(place.folder(), place.ways(), links, isShort ? List.copyOf(byLetter.keySet()) : List.of()));
        if (!isShort) {
            List<LetterLink> across = links(letter -> "../" + folder(letter) + "/index.html");
            byLetter.keySet().forEach(letter -> {
                String folder = place.letters() + folder(letter) + "/";
                pages.put(folder + "index.html", page(folder, List.of(), across, List.of(letter)));
            });
        }
        return pages;
    }

    private List<LetterLink> links(UnaryOperator<String> href) {
        return byLetter.keySet().stream()
                .map(letter -> new LetterLink(Ours.words(letter), href.apply(letter)))
                .toList();
    }

    private IndexPage page(String folder, List<LetterLink> ways, List<LetterLink> links, List<String> letters) {
        boolean isFront = folder.isEmpty();
        String up = Place.up(folder);
        var frame = new Frame(
                words,
                Theirs.title(settings.title()),
                Optional.empty(),
                isFront ? settings.baseUrl().flatMap(SafeUrl::parse) : Optional.empty(),
                Optional.empty(),
                true,
                assets.under(up + "assets/"),
                isFront ? Optional.empty() : Optional.of(new Home(up + "index.html", Theirs.words(settings.title()))),
                settings.owners());
        List<LetterGroup> groups = letters.stream()
                .map(letter -> new LetterGroup(
                        anchor(letter),
                        Ours.words(letter),
                        byLetter.getOrDefault(letter, List.of()).stream()
                                .map(entry -> listing(up, entry))
                                .toList()))
                .toList();
        return new IndexPage(
                frame,
                place.title(),
                counted(words, count),
                isFront ? Optional.of(SearchFiles.PAGE) : Optional.empty(),
                ways,
                links,
                groups);
    }

    /** How many agents that is, in words. */
    static SafeHtml counted(Words words, int count) {
        return switch (count) {
            case 0 -> words.say(Note.INDEX_NONE);
            case 1 -> words.say(Note.INDEX_ONE);
            default -> words.say(Note.INDEX_MANY, words.number(count));
        };
    }

    private static Anchor anchor(String letter) {
        return Anchor.of("letter[" + letter + "]");
    }

    private static String folder(String letter) {
        return Slugs.one(letter);
    }

    private Listing listing(String up, Entry entry) {
        return listing(words, up, entry.slug(), entry.row());
    }

    /** An agent as every list shows it, from a page that sees the site's front there. */
    static Listing listing(Words words, String up, String slug, ListingRow row) {
        return new Listing(
                up + "agents/" + slug + "/index.html",
                Theirs.words(Theirs.cut(row.name(), LONGEST_NAME)),
                row.scopes(),
                row.description().map(text -> Theirs.words(Theirs.cut(text, LONGEST_SENTENCE))),
                row.opens(),
                new ListingFacts(words).of(row));
    }
}
