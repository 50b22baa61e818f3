package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.SourceAddress;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.model.SourceKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
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

    private final FetchPolicy policy;
    private final Fetcher fetcher;
    private final LocalFiles files;
    private final Links links;
    private final JsonParser parser;

    private final Set<SourceAddress> known = new HashSet<>();
    private final List<Hop> hops = new ArrayList<>();
    private final List<Obtained> obtained = new ArrayList<>();
    private final List<Sought> sought = new ArrayList<>();
    private final List<SourceNames.Nameless<Ended>> found = new ArrayList<>();
    private int asked;

    Worklist(FetchPolicy policy, Fetcher fetcher, LocalFiles files, Links links, JsonParser parser) {
        this.policy = policy;
        this.fetcher = fetcher;
        this.files = files;
        this.links = links;
        this.parser = parser;
    }

    /** A document that was looked for, where it was looked for last, and how that ended. */
    private record Ended(Seek seek, String url, FetchOutcome outcome) {}

    Gathered run(List<SourceRef> configured, List<WellKnown.Place> places) {
        configured.forEach(ref -> ref.at()
                .known()
                .ifPresent(url -> known.add(new SourceAddress(ref.kind().text(), url))));
        List<CompletableFuture<FetchOutcome>> first =
                configured.stream().map(this::start).toList();
        List<CompletableFuture<List<Ended>>> wellKnown =
                start(fresh(places.stream().map(Seek::of).toList()));
        List<Seek> next = new ArrayList<>();
        for (int i = 0; i < configured.size(); i++) {
            next.addAll(settle(configured.get(i), await(first.get(i))));
        }
        next.addAll(settle(wellKnown));
        for (int round = 1; round < MOST_ROUNDS && !next.isEmpty(); round++) {
            next = settle(start(fresh(next)));
        }
        next.forEach(seek -> notFollowed(seek, "not followed: too many steps from the configuration"));
        name(configured);
        return new Gathered(obtained, sought, hops);
    }

    private CompletableFuture<FetchOutcome> start(SourceRef ref) {
        int most = policy.mostBytes(ref.kind().text());
        return switch (ref.at()) {
            case Location.Url there ->
                fetcher.fetch(new Ask(ref.kind().text(), there.url(), there.bearer(), ref.expected()));
            case Location.LocalFile here ->
                CompletableFuture.completedFuture(
                        PinnedDigest.check(ref.expected(), files.read(here.file(), most, Optional.empty())));
            case Location.GivenFile given ->
                CompletableFuture.completedFuture(PinnedDigest.check(
                        ref.expected(), files.read(given.file(), most, Optional.of(given.fetchedAt()))));
        };
    }

    /** Those that nobody has asked for yet, as long as there are not too many. */
    private List<Seek> fresh(List<Seek> seeks) {
        List<Seek> fresh = new ArrayList<>();
        for (Seek seek : seeks) {
            if (asked >= MOST_FOUND) {
                notFollowed(seek, "not followed: too many documents");
            } else if (known.add(seek.address())) {
                asked++;
                fresh.add(seek);
            }
        }
        return fresh;
    }

    private List<CompletableFuture<List<Ended>>> start(List<Seek> seeks) {
        return seeks.stream().map(seek -> tryFrom(seek, 0)).toList();
    }

    /** Every place that was tried, the last one first. */
    private CompletableFuture<List<Ended>> tryFrom(Seek seek, int index) {
        String url = seek.urls().get(index);
        return fetcher.fetch(new Ask(seek.kind().text(), url, Optional.empty(), seek.expected()))
                .thenCompose(outcome -> {
                    List<Ended> tried = List.of(new Ended(seek, url, outcome));
                    boolean more = index + 1 < seek.urls().size() && WellKnown.hasNothing(outcome);
                    return more
                            ? tryFrom(seek, index + 1).thenApply(later -> joined(later, tried))
                            : CompletableFuture.completedFuture(tried);
                });
    }

    private static List<Ended> joined(List<Ended> later, List<Ended> earlier) {
        List<Ended> all = new ArrayList<>(later);
        all.addAll(earlier);
        return all;
    }

    private List<Seek> settle(SourceRef ref, FetchOutcome outcome) {
        String place = ref.at() instanceof Location.LocalFile here
                ? here.name()
                : ref.at().known().orElse("");
        hops.add(new Hop(ref.kind(), place, "configuration", word(outcome)));
        return switch (outcome) {
            case FetchOutcome.Lacking lacking -> {
                sought.add(new Sought(ref, lacking));
                yield List.of();
            }
            case FetchOutcome.Fetched fetched -> {
                obtained.add(new Obtained(ref, fetched));
                yield onward(ref.kind(), place, fetched);
            }
        };
    }

    private List<Seek> settle(List<CompletableFuture<List<Ended>>> round) {
        List<Seek> next = new ArrayList<>();
        for (CompletableFuture<List<Ended>> future : round) {
            List<Ended> tried = await(future);
            tried.reversed()
                    .forEach(one -> hops.add(
                            new Hop(one.seek().kind(), one.url(), one.seek().because(), word(one.outcome()))));
            Ended best = best(tried);
            found.add(new SourceNames.Nameless<>(best.seek().name(), best.url(), best));
            if (best.outcome() instanceof FetchOutcome.Fetched fetched) {
                next.addAll(onward(best.seek().kind(), best.url(), fetched));
            }
        }
        return next;
    }

    /** The last place tried where it has something, else the first, which is where the document should be. */
    private static Ended best(List<Ended> tried) {
        Ended last = tried.getFirst();
        return last.outcome() instanceof FetchOutcome.Fetched && !WellKnown.hasNothing(last.outcome())
                ? last
                : tried.getLast();
    }

    private List<Seek> onward(SourceKind kind, String from, FetchOutcome.Fetched fetched) {
        if (!links.leadOn(kind) || !(parser.parse(fetched.bytes()) instanceof JsonReading.Parsed parsed)) {
            return List.of();
        }
        return links.of(kind, parsed.root()).stream()
                .map(link -> Seek.of(link, from))
                .toList();
    }

    private void notFollowed(Seek seek, String why) {
        hops.add(new Hop(seek.kind(), seek.urls().getFirst(), seek.because(), why));
    }

    private void name(List<SourceRef> configured) {
        SourceNames names =
                new SourceNames(configured.stream().map(SourceRef::id).collect(Collectors.toSet()));
        for (SourceNames.Named<Ended> named : names.name(found)) {
            Ended one = named.what();
            SourceRef ref = new SourceRef(
                    named.id(),
                    one.seek().kind(),
                    Location.at(one.url()),
                    one.seek().expected(),
                    false,
                    one.seek().found());
            switch (one.outcome()) {
                case FetchOutcome.Fetched fetched -> obtained.add(new Obtained(ref, fetched));
                case FetchOutcome.Lacking lacking -> sought.add(new Sought(ref, lacking));
            }
        }
    }

    private static String word(FetchOutcome outcome) {
        return switch (outcome) {
            case FetchOutcome.Fetched fetched -> fetched.via().text();
            case FetchOutcome.Lacking lacking -> lacking.outcome().toString();
        };
    }

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
