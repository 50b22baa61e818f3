package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The feed of what changed, told of one agent after another in the order of their slugs; it holds no more than it tells. */
public final class FeedFile {
    private final SiteSettings settings;
    private final Feed feed;
    private final List<FeedEntry> entries = new ArrayList<>();
    private Optional<Instant> latest = Optional.empty();

    FeedFile(SiteSettings settings, String base) {
        this.settings = settings;
        this.feed = new Feed(settings, base);
    }

    /**
     * Tells of an agent what there is to tell.
     *
     * @param former its line in the list for programs of the build before, where it had one
     */
    public void tell(String slug, AgentFiles.Left left, Optional<Bytes> former) {
        change(slug, left, former).ifPresent(entry -> {
            if (entries.size() < Feed.MOST) {
                entries.add(entry);
            }
            latest = entry.row()
                    .assembledAt()
                    .filter(at -> latest.isEmpty() || at.isAfter(latest.get()))
                    .or(() -> latest);
        });
    }

    /** Whether there is anything to tell of an agent. */
    public boolean isNews(String slug, AgentFiles.Left left, Optional<Bytes> former) {
        return change(slug, left, former).isPresent();
    }

    private Optional<FeedEntry> change(String slug, AgentFiles.Left left, Optional<Bytes> former) {
        Optional<Replaced> replaced = left.replaced().size() == 2
                ? Digest.parse(left.replaced().get(0))
                        .flatMap(old -> Digest.parse(left.replaced().get(1)).map(now -> new Replaced(old, now)))
                : Optional.empty();
        var news = new FeedEntry.News(left.moved(), Announcements.isOldView(settings, left.row()), replaced);
        return FeedEntry.of(slug, left.row(), former.flatMap(FormerRows::row), news);
    }

    public boolean isEmpty() {
        return entries.isEmpty();
    }

    public Bytes bytes() {
        return feed.of(entries, latest);
    }
}
