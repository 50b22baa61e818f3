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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * The pages of one list of agents: one page, or a page for each letter where one would be too long to read.
 *
 * <p>How many agents each letter has decides what pages there are, so that whoever makes one page needs its own agents and
 * nobody else's.
 */
final class ListPages {
    /** As many as somebody scrolls through. */
    static final int MOST_ON_ONE_PAGE = 500;

    /** The most of a name in a list, as much as stands as a page's heading. */
    private static final int LONGEST_NAME = 120;
    /** The most of a description in a list: three lines. */
    private static final int LONGEST_SENTENCE = 280;

    private final SiteSettings settings;
    private final Words words;
    private final Assets assets;
    private final Place place;
    private final SortedMap<String, Integer> letters = new TreeMap<>(Comparator.comparing(ListPages::rank));
    private final int count;

    /** One agent of a list, which its name puts under a letter and then in order. */
    record Entry(String letter, String sortKey, String slug, ListingRow row) implements Comparable<Entry> {
        private static final Comparator<Entry> ORDER =
                Comparator.comparing(Entry::sortKey).thenComparing(Entry::slug);

        static Entry of(String slug, ListingRow row) {
            return new Entry(Letters.of(row.name()), Letters.sortKey(row.name()), slug, row);
        }

        @Override
        public int compareTo(Entry other) {
            return ORDER.compare(this, other);
        }
    }

    /** A page: its name below the output, and the letters whose agents stand on it. */
    record Sheet(String name, List<String> letters) {
        private String folder() {
            return name.substring(0, name.lastIndexOf('/') + 1);
        }
    }

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

    /** @param letters how many agents there are under each letter that has any */
    ListPages(SiteSettings settings, Assets assets, Place place, Map<String, Integer> letters) {
        this.settings = settings;
        this.words = settings.words();
        this.assets = assets;
        this.place = place;
        this.letters.putAll(letters);
        this.count = letters.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** Digits and signs stand after the letters of every script. */
    static String rank(String letter) {
        boolean isLetter = Character.isLetter(letter.codePointAt(0));
        return (isLetter ? "0" : "1") + letter;
    }

    private boolean isShort() {
        return count <= MOST_ON_ONE_PAGE;
    }

    /** The pages that there are, the list's own first. */
    List<Sheet> sheets() {
        List<Sheet> sheets = new ArrayList<>();
        sheets.add(new Sheet(place.folder() + "index.html", isShort() ? List.copyOf(letters.keySet()) : List.of()));
        if (!isShort()) {
            letters.keySet().forEach(letter -> sheets.add(sheet(letter)));
        }
        return sheets;
    }

    private Sheet sheet(String letter) {
        return new Sheet(place.letters() + folder(letter) + "/index.html", List.of(letter));
    }

    /** One of them, given the agents of its letters in their order. */
    IndexPage page(Sheet sheet, Function<String, List<Entry>> agents) {
        String folder = sheet.folder();
        boolean isFirst = folder.equals(place.folder());
        String up = Place.up(folder);
        UnaryOperator<String> toSheet =
                letter -> (isFirst ? up + place.letters() : "../") + folder(letter) + "/index.html";
        return page(
                folder,
                isFirst ? place.ways() : List.of(),
                links(isShort() ? letter -> anchor(letter).href() : toSheet),
                sheet.letters().stream()
                        .map(letter -> group(up, letter, agents.apply(letter)))
                        .toList());
    }

    private LetterGroup group(String up, String letter, List<Entry> agents) {
        return new LetterGroup(
                anchor(letter),
                Ours.words(letter),
                agents.stream().map(entry -> listing(up, entry)).toList());
    }

    private List<LetterLink> links(UnaryOperator<String> href) {
        return letters.keySet().stream()
                .map(letter -> new LetterLink(Ours.words(letter), href.apply(letter)))
                .toList();
    }

    private IndexPage page(String folder, List<LetterLink> ways, List<LetterLink> links, List<LetterGroup> groups) {
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
