package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.renderer.page.ListingRow;
import io.agentdoc.renderer.page.RowForm;
import io.agentdoc.renderer.spill.Scratch;
import io.agentdoc.renderer.spill.Sorted;
import io.agentdoc.renderer.spill.SortedSpill;
import io.agentdoc.templates.words.Words;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** The rows of all listed agents by their slugs, in their bytes: those of this build and those of a former one. */
final class RowSet {
    /** What stands before a row's form: after when its view is an old one. */
    private static final int STALE = Long.BYTES + Integer.BYTES;

    /** A view that grows no older. */
    private static final long NEVER = Long.MAX_VALUE;

    private final SortedSpill rows;
    private final Words words;

    RowSet(Scratch scratch, Words words) {
        this.rows = scratch.sorted();
        this.words = words;
    }

    /** A row in its bytes. */
    record Held(Bytes form, Optional<Instant> staleAfter) {
        static Held of(ListingRow row) {
            return new Held(RowForm.write(row), row.staleAfter());
        }
    }

    /**
     * One listed agent.
     *
     * @param at where its row can be read again
     */
    record Listed(String slug, ListingRow row, SortedSpill.Spot at) {}

    /** The last row of a slug is the one that counts. */
    void add(String slug, Held row) {
        ByteBuffer value = ByteBuffer.allocate(STALE + row.form().size());
        value.putLong(row.staleAfter().map(Instant::getEpochSecond).orElse(NEVER));
        value.putInt(row.staleAfter().map(Instant::getNano).orElse(0));
        rows.add(slug, Bytes.own(value.put(row.form().buffer()).array()));
    }

    private static Held held(Bytes value) {
        ByteBuffer stale = value.buffer();
        long seconds = stale.getLong();
        int nanos = stale.getInt();
        return new Held(
                value.slice(STALE, value.size()),
                seconds == NEVER ? Optional.empty() : Optional.of(Instant.ofEpochSecond(seconds, nanos)));
    }

    /** Tells of every row, in the order of the slugs. */
    void forEach(Consumer<Listed> each) {
        for (Sorted sorted = rows.read(); sorted.hasNext(); ) {
            SortedSpill.Entry entry = sorted.last();
            each.accept(new Listed(entry.key(), row(entry.key(), entry.value()), entry.at()));
        }
    }

    /** One that was told of before. */
    ListingRow row(String slug, SortedSpill.Spot at) {
        return row(slug, rows.read(at));
    }

    private ListingRow row(String slug, Bytes value) {
        return RowForm.read(held(value).form(), words)
                .orElseThrow(() -> new IllegalStateException("the row of " + slug + " is none"));
    }

    /** One digest over all rows, and over which of the views are old ones now. */
    Digest digest(Predicate<Optional<Instant>> isOld) {
        MessageDigest all = Digest.sha256();
        for (Sorted sorted = rows.read(); sorted.hasNext(); ) {
            SortedSpill.Entry entry = sorted.last();
            Held row = held(entry.value());
            String old = isOld.test(row.staleAfter()) ? " old\n" : "\n";
            all.update((entry.key() + " " + Digest.of(row.form()) + old).getBytes(StandardCharsets.UTF_8));
        }
        return new Digest(Bytes.own(all.digest()));
    }
}
