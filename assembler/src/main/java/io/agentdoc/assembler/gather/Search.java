package io.agentdoc.assembler.gather;

import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Looks for one document at the places where it may be, until one of them has it. */
final class Search {
    private final Inquiry inquiry;
    private final JsonParser parser;

    Search(Inquiry inquiry, JsonParser parser) {
        this.inquiry = inquiry;
        this.parser = parser;
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
        return held(seek, new Ask(seek.kind().text(), url, Optional.empty(), seek.expected()), before.size())
                .thenCompose(outcome -> {
                    List<Looked> places = new ArrayList<>(before);
                    places.add(new Looked(url, outcome));
                    boolean more = places.size() < seek.urls().size() && WellKnown.hasNothing(outcome);
                    return more ? from(seek, places) : CompletableFuture.completedFuture(places);
                });
    }

    /** What was had before, held against what is said of it now. */
    FetchOutcome held(Seek seek, FetchOutcome had) {
        FetchOutcome held = PinnedDigest.check(seek.expected(), had);
        return isMeant(seek, had) ? had : held;
    }

    /** What comes of one place, held against what is said of it; a second asking is of what is already here. */
    private CompletableFuture<FetchOutcome> held(Seek seek, Ask ask, int step) {
        return inquiry.found(ask, step).thenCompose(outcome -> {
            boolean maybeContent = outcome instanceof FetchOutcome.WrongDigest
                    && seek.pin().filter(Pin::orContent).isPresent();
            return maybeContent
                    ? inquiry.found(Ask.of(ask.kind(), ask.url()), step + 1)
                            .thenApply(bytes -> isMeant(seek, bytes) ? bytes : outcome)
                    : CompletableFuture.completedFuture(outcome);
        });
    }

    private boolean isMeant(Seek seek, FetchOutcome outcome) {
        return outcome instanceof FetchOutcome.Fetched fetched
                && seek.pin().filter(Pin::orContent).isPresent()
                && parser.parse(fetched.bytes()) instanceof JsonReading.Parsed parsed
                && seek.pin().filter(pin -> pin.isOf(parsed.root())).isPresent();
    }
}
