package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.renderer.spill.Scratch;
import io.agentdoc.renderer.spill.Sorted;
import io.agentdoc.renderer.spill.SortedSpill;
import java.util.List;
import java.util.Optional;

/** Of which agents something else is said than before, and whose Descriptor took the place of another. */
final class News {
    private final SortedSpill news;

    News(Scratch scratch) {
        this.news = scratch.sorted();
    }

    void moved(String slug) {
        news.add(slug, Bytes.empty());
    }

    void replaced(String slug, Replaced replaced) {
        news.add(slug, Bytes.utf8(replaced.old() + " " + replaced.now()));
    }

    /** What there is of one agent. */
    record Of(boolean isMoved, Optional<Replaced> replaced) {
        private static final Of NOTHING = new Of(false, Optional.empty());

        private Of and(Bytes more) {
            if (more.size() == 0) {
                return new Of(true, replaced);
            }
            List<Digest> digests = List.of(more.display().split(" ")).stream()
                    .flatMap(digest -> Digest.parse(digest).stream())
                    .toList();
            Replaced next = new Replaced(digests.getFirst(), digests.getLast());
            return new Of(
                    isMoved,
                    Optional.of(replaced.map(before -> before.then(next)).orElse(next)));
        }
    }

    /** Those of agents that are asked for in the order of their slugs. */
    Telling telling() {
        return new Telling(news.read());
    }

    /** News as they are asked for. */
    static final class Telling {
        private final Sorted sorted;

        private Telling(Sorted sorted) {
            this.sorted = sorted;
        }

        Of of(String slug) {
            Of of = Of.NOTHING;
            while (sorted.peek().filter(next -> next.compareTo(slug) <= 0).isPresent()) {
                SortedSpill.Entry entry = sorted.next();
                of = entry.key().equals(slug) ? of.and(entry.value()) : of;
            }
            return of;
        }
    }
}
