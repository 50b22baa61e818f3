package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.page.ListingRow;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/** What tells others that there is something to look at: the map of the site, and the feed of what changed. */
final class Announcements {
    static final String FEED = "feed.atom";

    private final SiteSettings settings;
    private final Optional<String> base;
    private final Optional<Sitemap> sitemap;
    private final Optional<FormerRows.Telling> former;
    private final News.Telling news;
    private final List<FeedEntry> changes = new ArrayList<>();
    private Optional<Instant> latest = Optional.empty();

    /**
     * Both name addresses, so that a site without one has neither.
     *
     * @param former the listing of the build before, where it is remembered
     * @param out takes each file of the sitemap when it is whole
     */
    Announcements(
            SiteSettings settings,
            Optional<FormerRows.Telling> former,
            News.Telling news,
            BiConsumer<String, Bytes> out) {
        this.settings = settings;
        this.base = settings.baseUrl();
        this.sitemap = base.map(url -> new Sitemap(url, out));
        this.former = former;
        this.news = news;
    }

    /** The next agent in the order of the slugs. */
    void add(String slug, ListingRow row) {
        sitemap.ifPresent(map -> map.add(slug, row.assembledAt()));
        former.flatMap(before -> FeedEntry.of(slug, row, before.of(slug), news(slug, row)))
                .ifPresent(this::add);
    }

    private void add(FeedEntry entry) {
        latest = Stream.concat(latest.stream(), entry.row().assembledAt().stream())
                .max(Instant::compareTo);
        if (changes.size() < Feed.MOST) {
            changes.add(entry);
        }
    }

    /**
     * Writes the feed and the rest of the sitemap. Where nothing changed, the feed tells of the last time that something
     * did.
     */
    void end(Optional<Bytes> stands, BiConsumer<String, Bytes> out) {
        sitemap.ifPresent(Sitemap::end);
        base.ifPresent(url -> out.accept(
                FEED,
                stands.filter(feed -> changes.isEmpty()).orElseGet(() -> new Feed(settings, url).of(changes, latest))));
    }

    private FeedEntry.News news(String slug, ListingRow row) {
        News.Of of = news.of(slug);
        return new FeedEntry.News(of.isMoved(), isOldView(settings, row), of.replaced());
    }

    /** Whether a view is to be treated as an old one at the moment of the build (9.3). */
    static boolean isOldView(SiteSettings settings, ListingRow row) {
        return isOldView(settings, row.staleAfter());
    }

    /** The same of a view that is to be treated as old after that moment. */
    static boolean isOldView(SiteSettings settings, Optional<Instant> staleAfter) {
        Optional<Assembler> assembler = settings.serving().assembler();
        return assembler.isPresent()
                && staleAfter
                        .filter(stale -> !stale.isAfter(assembler.get().at()))
                        .isPresent();
    }
}
