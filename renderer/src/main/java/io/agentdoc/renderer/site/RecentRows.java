package io.agentdoc.renderer.site;

import io.agentdoc.renderer.page.ListingRow;
import io.agentdoc.renderer.spill.SortedSpill;
import java.util.LinkedHashMap;
import java.util.Map;

/** The rows that were asked for last, since an agent stands in many lists; the others are read again. */
final class RecentRows {
    /** As many as a few pages of a list have: some megabytes. */
    private static final int MOST = 4_096;

    private final RowSet rows;
    private final Map<String, ListingRow> recent = new LinkedHashMap<>(MOST, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, ListingRow> eldest) {
            return size() > MOST;
        }
    };

    RecentRows(RowSet rows) {
        this.rows = rows;
    }

    /** One that is at hand, and will be asked for. */
    void seen(String slug, ListingRow row) {
        recent.put(slug, row);
    }

    ListingRow row(String slug, SortedSpill.Spot at) {
        return recent.computeIfAbsent(slug, missing -> rows.row(missing, at));
    }
}
