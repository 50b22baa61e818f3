package io.agentdoc.renderer.site;

import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.Words;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The feed of what changed since the build before (RFC 4287), without a word on whether a change is good. */
final class Feed {
    /** More than a reader takes in, and few enough for a reader's program. */
    static final int MOST = 5_000;

    private final SiteSettings settings;
    private final Words words;
    private final String base;

    Feed(SiteSettings settings, String base) {
        this.settings = settings;
        this.words = settings.words();
        this.base = base;
    }

    /**
     * A feed has no clock: it is as young as the youngest view that it tells of.
     *
     * @param latest when that was made
     */
    Bytes of(List<FeedEntry> entries, Optional<Instant> latest) {
        XmlText feed = new XmlText()
                .open("feed", "xmlns", "http://www.w3.org/2005/Atom", "xml:lang", words.language())
                .element("id", base + Announcements.FEED)
                .element("title", Theirs.title(settings.title()).toString(), "type", "html")
                .element("subtitle", words.say(Note.FEED_INTRO).toString(), "type", "html")
                .empty("link", "rel", "self", "href", base + Announcements.FEED)
                .empty("link", "rel", "alternate", "href", base)
                .element(
                        "updated",
                        Instants.text(
                                latest.or(() -> settings.serving().assembler().map(Assembler::at))
                                        .orElse(Instant.EPOCH)))
                .open("author")
                .element(
                        "name",
                        settings.serving().assembler().map(Assembler::id).orElse(base))
                .close("author");
        entries.stream().limit(MOST).forEach(entry -> entry(feed, entry));
        return feed.close("feed").bytes();
    }

    private void entry(XmlText feed, FeedEntry entry) {
        String page = base + "agents/" + entry.slug() + "/";
        Optional<Instant> at = entry.row().assembledAt();
        feed.open("entry")
                .element("id", page + "#" + entry.row().says().hex() + term(entry))
                .element("title", Theirs.title(entry.row().name()).toString(), "type", "html")
                .empty("link", "rel", "alternate", "href", page)
                .element("updated", Instants.text(at.orElse(Instant.EPOCH)));
        entry.kinds().forEach(kind -> feed.empty("category", "term", kind.toString()));
        feed.element("summary", summary(entry), "type", "html").close("entry");
    }

    /** A view that grows old says what it said, and is another piece of news. */
    private static String term(FeedEntry entry) {
        return entry.kinds().contains(FeedEntry.Kind.OLD) ? "-old-view" : "";
    }

    private String summary(FeedEntry entry) {
        return String.join(
                " ",
                entry.kinds().stream()
                        .map(kind -> sentence(kind, entry).toString())
                        .toList());
    }

    private SafeHtml sentence(FeedEntry.Kind kind, FeedEntry entry) {
        return switch (kind) {
            case ADDED -> words.say(Note.FEED_ADDED);
            case FACTS -> words.say(Note.FEED_FACTS);
            case SILENT -> words.say(Note.FEED_SILENT, paths(entry.silent()));
            case STATED -> words.say(Note.FEED_STATED, paths(entry.stated()));
            case DESCRIPTOR ->
                entry.replaced()
                        .map(replaced -> words.say(
                                Note.FEED_DESCRIPTOR,
                                Theirs.code(replaced.old().toString()),
                                Theirs.code(replaced.now().toString())))
                        .orElseThrow();
            case OLD -> words.say(Note.FEED_OLD);
        };
    }

    private SafeHtml paths(List<String> paths) {
        return words.listed(paths.stream().map(Theirs::code).toList());
    }
}
