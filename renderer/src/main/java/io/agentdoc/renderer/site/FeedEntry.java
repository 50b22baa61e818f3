package io.agentdoc.renderer.site;

import io.agentdoc.renderer.page.ListingRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * What changed about one agent since the build before.
 *
 * @param silent the members that nobody states any more
 * @param stated the members that are stated for the first time
 * @param replaced the Descriptor that another took the place of (6.7)
 */
record FeedEntry(
        String slug,
        ListingRow row,
        List<Kind> kinds,
        List<String> silent,
        List<String> stated,
        Optional<Replaced> replaced) {

    /** In what way. */
    enum Kind {
        ADDED("added"),
        FACTS("facts-changed"),
        SILENT("went-silent"),
        STATED("stated-first"),
        DESCRIPTOR("descriptor-replaced"),
        OLD("old-view");

        private final String term;

        Kind(String term) {
            this.term = term;
        }

        @Override
        public String toString() {
            return term;
        }
    }

    /**
     * What a build knows of an agent beside its row.
     *
     * @param isMoved whether something else is said of it than in the document of the build before, where that is still here
     * @param isOldView whether the view is an old one by now
     */
    record News(boolean isMoved, boolean isOldView, Optional<Replaced> replaced) {}

    /** Nothing where nothing changed. */
    static Optional<FeedEntry> of(String slug, ListingRow row, Optional<FormerRows.Row> former, News news) {
        if (former.isEmpty()) {
            return Optional.of(new FeedEntry(slug, row, List.of(Kind.ADDED), List.of(), List.of(), Optional.empty()));
        }
        var before = former.get();
        var silent = new TreeSet<>(row.notStated());
        silent.removeAll(before.notStated());
        var stated = new TreeSet<>(before.notStated());
        row.notStated().forEach(stated::remove);
        List<Kind> kinds = new ArrayList<>();
        boolean isUnmoved = silent.isEmpty() && stated.isEmpty();
        boolean says = before.says().filter(row.says()::equals).isPresent();
        add(kinds, !says && (news.isMoved() || isUnmoved), Kind.FACTS);
        add(kinds, !silent.isEmpty(), Kind.SILENT);
        add(kinds, !stated.isEmpty(), Kind.STATED);
        add(kinds, news.replaced().isPresent(), Kind.DESCRIPTOR);
        add(kinds, news.isOldView() && !before.isOldView(), Kind.OLD);
        return kinds.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new FeedEntry(slug, row, kinds, List.copyOf(silent), List.copyOf(stated), news.replaced()));
    }

    private static void add(List<Kind> kinds, boolean is, Kind kind) {
        if (is) {
            kinds.add(kind);
        }
    }
}
