package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.page.ListingRow;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What tells others that there is something to look at: the map of the site, and the feed of what changed. */
final class Announcements {
    static final String FEED = "feed.atom";

    private final SiteSettings settings;
    private final FormerRows former;
    private final Map<String, ListingRow> rows;
    private final Map<String, Replaced> replacements;
    private final Set<String> moved;

    /**
     * @param replacements the Descriptors that took the place of others, by the slugs of their agents
     * @param moved the slugs of the agents of which something else is said than before
     */
    Announcements(
            SiteSettings settings,
            FormerRows former,
            Map<String, ListingRow> rows,
            Map<String, Replaced> replacements,
            Set<String> moved) {
        this.settings = settings;
        this.former = former;
        this.rows = rows;
        this.replacements = replacements;
        this.moved = moved;
    }

    /** Both name addresses, so that a site without one has neither. */
    void write(Output output, LeftFiles files) {
        settings.baseUrl().ifPresent(base -> {
            new Sitemap(base, rows).files().forEach(files::write);
            feed(base, output, files);
        });
    }

    /** Where nothing changed, the feed tells of the last time that something did. */
    private void feed(String base, Output output, LeftFiles files) {
        List<FeedEntry> changes = changes();
        Optional<Bytes> stands = output.folder().read(FEED);
        files.write(
                FEED, stands.filter(feed -> changes.isEmpty()).orElseGet(() -> new Feed(settings, base).of(changes)));
    }

    private List<FeedEntry> changes() {
        List<FeedEntry> changes = new ArrayList<>();
        if (former.isThere()) {
            rows.forEach((slug, row) ->
                    FeedEntry.of(slug, row, former.of(slug), news(slug, row)).ifPresent(changes::add));
        }
        return changes;
    }

    private FeedEntry.News news(String slug, ListingRow row) {
        return new FeedEntry.News(moved.contains(slug), isOldView(settings, row), replaced(slug));
    }

    private Optional<Replaced> replaced(String slug) {
        return Optional.ofNullable(replacements.get(slug));
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
