package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.FilePrint;
import io.agentdoc.assembler.store.SourceAddress;
import io.agentdoc.assembler.store.SourceCache;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** What the files that answers come from look like: a run that asks nobody has them from files alone. */
final class Looks {
    private final SourceCache cache;
    private final boolean areAll;

    /** @param areAll whether answers come from the cache's files and from nowhere else */
    Looks(SourceCache cache, boolean areAll) {
        this.cache = cache;
        this.areAll = areAll;
    }

    /** The look of what an answer is about to be read from. */
    Optional<FilePrint> before(Optional<SourceRef> configured, SourceAddress address) {
        Optional<Path> file = configured.flatMap(Looks::file);
        if (file.isPresent()) {
            return FilePrint.of(file.get());
        }
        return areAll ? cache.look(address) : Optional.empty();
    }

    /** All looks of an answer; none where the same files may give another one. */
    List<String> after(Optional<FilePrint> before, Optional<SourceRef> configured, FetchOutcome outcome) {
        if (before.isEmpty()) {
            return List.of();
        }
        boolean isLocal = configured.flatMap(Looks::file).isPresent();
        return switch (outcome) {
            case FetchOutcome.Fetched fetched
            when isLocal -> List.of(before.get().text());
            case FetchOutcome.Fetched fetched ->
                cache.look(fetched.digest())
                        .map(object -> List.of(before.get().text(), object.text()))
                        .orElse(List.of());
            case FetchOutcome.Absent absent
            when !isLocal -> List.of(before.get().text());
            case FetchOutcome.Lacking lacking -> List.of();
        };
    }

    /** Whether everything looks as it did at that moment. */
    boolean areSame(Asked asked, Optional<SourceRef> configured, Instant noted) {
        List<String> former = asked.looks();
        boolean first = !former.isEmpty()
                && before(configured, asked.address())
                        .filter(look -> look.isSame(former.getFirst(), noted))
                        .isPresent();
        return first
                && (former.size() == 1
                        || asked.held()
                                .flatMap(cache::look)
                                .filter(look -> look.isSame(former.getLast(), noted))
                                .isPresent());
    }

    private static Optional<Path> file(SourceRef ref) {
        return switch (ref.at()) {
            case Location.LocalFile here -> Optional.of(here.file());
            case Location.GivenFile given -> Optional.of(given.file());
            case Location.Url there -> Optional.empty();
        };
    }
}
