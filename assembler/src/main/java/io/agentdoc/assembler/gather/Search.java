package io.agentdoc.assembler.gather;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Looks for one document at the places where it may be, until one of them has it. */
final class Search {
    private final Fetcher fetcher;

    Search(Fetcher fetcher) {
        this.fetcher = fetcher;
    }

    /** A place that was looked at, and what came of it. */
    record Looked(String url, FetchOutcome outcome) {}

    /** A search that is over; every place that was looked at, in order. */
    record Ended(Seek seek, List<Looked> places) {

        /** The last place where it has something, else the first, which is where the document should be. */
        Looked best() {
            Looked last = places.getLast();
            boolean had = last.outcome() instanceof FetchOutcome.Fetched && !WellKnown.hasNothing(last.outcome());
            return had ? last : places.getFirst();
        }
    }

    CompletableFuture<Ended> start(Seek seek) {
        return from(seek, List.of()).thenApply(places -> new Ended(seek, places));
    }

    private CompletableFuture<List<Looked>> from(Seek seek, List<Looked> before) {
        String url = seek.urls().get(before.size());
        return fetcher.fetch(new Ask(seek.kind().text(), url, Optional.empty(), seek.expected()))
                .thenCompose(outcome -> {
                    List<Looked> places = new ArrayList<>(before);
                    places.add(new Looked(url, outcome));
                    boolean more = places.size() < seek.urls().size() && WellKnown.hasNothing(outcome);
                    return more ? from(seek, places) : CompletableFuture.completedFuture(places);
                });
    }
}
