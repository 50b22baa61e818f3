package io.agentdoc.renderer.site;

import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.page.BrowsePage;
import io.agentdoc.templates.page.Frame;
import io.agentdoc.templates.page.Home;
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
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Where the list of each value of each facet stands and what it is called; what is not stated is a value like any other
 * (9.6), and here an absent one.
 */
final class FacetLists {
    static final String OVERVIEW = "by/index.html";

    private static final String NOT_STATED = "not-stated";

    private final SiteSettings settings;
    private final Words words;
    private final Assets assets;

    FacetLists(SiteSettings settings, Assets assets) {
        this.settings = settings;
        this.words = settings.words();
        this.assets = assets;
    }

    /**
     * The folder of a value, which may be called what we call silence, whose folder no value gets.
     *
     * @param slug the value's among all values of its facet
     */
    static String folder(Optional<String> slug) {
        return slug.map(value -> value.endsWith(NOT_STATED) ? "is-" + value : value)
                .orElse(NOT_STATED);
    }

    ListPages.Place place(Facet facet, Optional<String> value, String folder) {
        String at = "by/" + facet.path() + "/" + folder + "/";
        return new ListPages.Place(
                at,
                at + "name/",
                words.say(Note.BROWSE_BY, words.say(facet), label(facet, value)),
                List.of(new LetterLink(words.say(Heading.BROWSE), "../../index.html")));
    }

    /** The value as the overview lists it. */
    BrowsePage.Choice choice(Facet facet, Optional<String> value, String folder, int count) {
        return new BrowsePage.Choice(
                facet.path() + "/" + folder + "/index.html", label(facet, value), ListPages.counted(words, count));
    }

    /** @param choices of each facet, in their order */
    BrowsePage overview(Map<Facet, List<BrowsePage.Choice>> choices) {
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
        for (Facet facet : Facet.values()) {
            groups.add(new BrowsePage.Group(
                    Anchor.of(facet.path()), words.say(facet), choices.getOrDefault(facet, List.of())));
        }
        return new BrowsePage(frame, groups);
    }

    /** Our words for a value of a closed list, and the subject's own for any other. */
    private SafeHtml label(Facet facet, Optional<String> value) {
        return value.map(stated -> label(facet, stated)).orElseGet(() -> words.say(Note.NOT_STATED_SHORT));
    }

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
