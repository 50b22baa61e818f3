package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.renderer.page.ListingRow;
import io.agentdoc.renderer.page.RowForm;
import io.agentdoc.templates.words.Words;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Predicate;

/** The rows of all listed agents by their slugs: those that were made now, and those of a former build in their bytes. */
final class RowSet {
    private final Map<String, ListingRow> made = new ConcurrentSkipListMap<>();
    private final Map<String, Held> held = new ConcurrentSkipListMap<>();
    private final Map<String, Known> known = new ConcurrentSkipListMap<>();

    /** A row in its bytes. */
    record Held(Bytes form, Optional<Instant> staleAfter) {
        static Held of(ListingRow row) {
            return new Held(RowForm.write(row), row.staleAfter());
        }
    }

    private record Known(Digest form, Optional<Instant> staleAfter) {
        static Known of(Held held) {
            return new Known(Digest.of(held.form()), held.staleAfter());
        }
    }

    void make(String slug, ListingRow row, Held form) {
        made.put(slug, row);
        known.put(slug, Known.of(form));
    }

    void hold(String slug, Held row) {
        held.put(slug, row);
        known.put(slug, Known.of(row));
    }

    /** Every row, the held ones read again. */
    Map<String, ListingRow> all(Words words) {
        Map<String, ListingRow> all = new ConcurrentSkipListMap<>(made);
        held.forEach((slug, row) -> all.put(
                slug,
                RowForm.read(row.form(), words)
                        .orElseThrow(() -> new IllegalStateException("the row of " + slug + " is none"))));
        return all;
    }

    /** One digest over all rows, and over which of the views are old ones now. */
    Digest digest(Predicate<Optional<Instant>> isOld) {
        StringBuilder all = new StringBuilder();
        known.forEach((slug, row) ->
                all.append(slug).append(' ').append(row.form()).append(isOld.test(row.staleAfter()) ? " old\n" : "\n"));
        return Digest.of(Bytes.utf8(all.toString()));
    }
}
