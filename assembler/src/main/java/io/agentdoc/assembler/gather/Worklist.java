package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.SourceAddress;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.model.SourceKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;

/**
 * One agent's discovery: rounds of documents fetched side by side, each of which may lead to the next.
 *
 * <p>Bounded in rounds and in documents, so that no document decides how much we do. Nothing is asked for twice.
 */
final class Worklist {
    /** A card leads to terms, a Descriptor to a role and that to an interface; four rounds after the first. */
    private static final int MOST_ROUNDS = 5;

    /** Documents that were found and not configured: 64, several times what a rich agent has. */
    private static final int MOST_FOUND = 64;

    private final Configured sources;
    private final Search search;
    private final Links links;
    private final JsonParser parser;

    private final Set<SourceAddress> known = new HashSet<>();
    private final List<Hop> hops = new ArrayList<>();
    private final List<Obtained> obtained = new ArrayList<>();
    private final List<Sought> sought = new ArrayList<>();
    private final List<SourceNames.Nameless<Search.Ended>> found = new ArrayList<>();
    private int asked;

    Worklist(Configured sources, Search search, Links links, JsonParser parser) {
        this.sources = sources;
        this.search = search;
        this.links = links;
        this.parser = parser;
    }

    Gathered run(List<SourceRef> configured, List<Seek> places) {
        configured.forEach(ref -> ref.at()
                .known()
                .ifPresent(url -> known.add(new SourceAddress(ref.kind().text(), url))));
        List<CompletableFuture<FetchOutcome>> first =
                configured.stream().map(sources::start).toList();
        List<CompletableFuture<Search.Ended>> wellKnown = start(places);
        List<Seek> next = new ArrayList<>();
        for (int i = 0; i < configured.size(); i++) {
            next.addAll(settle(configured.get(i), await(first.get(i))));
        }
        next.addAll(settle(wellKnown));
        for (int round = 1; round < MOST_ROUNDS && !next.isEmpty(); round++) {
            next = settle(start(next));
        }
        next.forEach(seek -> notFollowed(seek, "not followed: too many steps from the configuration"));
        name(configured);
        return new Gathered(obtained, sought, hops);
    }

    /** Starts those that nobody has asked for yet, as long as there are not too many. */
    private List<CompletableFuture<Search.Ended>> start(List<Seek> seeks) {
        List<CompletableFuture<Search.Ended>> started = new ArrayList<>();
        for (Seek seek : seeks) {
            if (asked >= MOST_FOUND) {
                notFollowed(seek, "not followed: too many documents");
            } else if (known.add(seek.address())) {
                asked++;
                started.add(search.start(seek));
            }
        }
        return started;
    }

    private List<Seek> settle(SourceRef ref, FetchOutcome outcome) {
        String place = ref.at().place();
        hops.add(new Hop(ref.kind(), place, "configuration", word(outcome)));
        settleAs(ref, outcome);
        return onward(ref.kind(), place, outcome);
    }

    private List<Seek> settle(List<CompletableFuture<Search.Ended>> round) {
        List<Seek> next = new ArrayList<>();
        for (CompletableFuture<Search.Ended> future : round) {
            Search.Ended ended = await(future);
            Seek seek = ended.seek();
            ended.places()
                    .forEach(one -> hops.add(new Hop(seek.kind(), one.url(), seek.because(), word(one.outcome()))));
            Search.Looked best = ended.best();
            found.add(new SourceNames.Nameless<>(seek.name(), best.url(), ended));
            next.addAll(onward(seek.kind(), best.url(), best.outcome()));
        }
        return next;
    }

    private List<Seek> onward(SourceKind kind, String from, FetchOutcome outcome) {
        return outcome instanceof FetchOutcome.Fetched fetched
                        && links.leadOn(kind)
                        && parser.parse(fetched.bytes()) instanceof JsonReading.Parsed parsed
                ? links.of(kind, parsed.root()).stream()
                        .map(link -> Seek.of(link, from))
                        .toList()
                : List.of();
    }

    private void notFollowed(Seek seek, String why) {
        hops.add(new Hop(seek.kind(), seek.urls().getFirst(), seek.because(), why));
    }

    private void name(List<SourceRef> configured) {
        SourceNames names =
                new SourceNames(configured.stream().map(SourceRef::id).collect(Collectors.toSet()));
        for (SourceNames.Named<Search.Ended> named : names.name(found)) {
            Seek seek = named.what().seek();
            Search.Looked best = named.what().best();
            Location at = Location.at(best.url());
            settleAs(new SourceRef(named.id(), seek.kind(), at, seek.expected(), false, seek.found()), best.outcome());
        }
    }

    private void settleAs(SourceRef ref, FetchOutcome outcome) {
        switch (outcome) {
            case FetchOutcome.Fetched fetched -> obtained.add(new Obtained(ref, fetched));
            case FetchOutcome.Lacking lacking -> sought.add(new Sought(ref, lacking));
        }
    }

    private static String word(FetchOutcome outcome) {
        return switch (outcome) {
            case FetchOutcome.Fetched fetched -> fetched.via().text();
            case FetchOutcome.Lacking lacking -> lacking.outcome().toString();
        };
    }

    /** What a fetch came to; a run that is being stopped comes out of it as {@link CancellationException}. */
    private static <T> T await(CompletableFuture<T> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the run was stopped");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException fault) {
                throw fault;
            }
            throw new IllegalStateException("a fetch broke", e.getCause());
        }
    }
}
