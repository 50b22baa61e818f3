package io.agentdoc.assembler.gather;

import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.SourceId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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

    private final Inquiry inquiry;
    private final Search search;
    private final Links links;
    private final JsonParser parser;
    private final Set<String> hosts;

    private final Trails trails = new Trails();
    private final List<Hop> hops = new ArrayList<>();
    private final List<Obtained> obtained = new ArrayList<>();
    private final List<Sought> sought = new ArrayList<>();
    private final List<SourceNames.Nameless<Search.Ended>> found = new ArrayList<>();
    private final List<Seek> again = new ArrayList<>();
    private final Map<String, Bytes> keys = new HashMap<>();
    private int asked;

    Worklist(Inquiry inquiry, Search search, Links links, JsonParser parser, Set<String> hosts) {
        this.inquiry = inquiry;
        this.search = search;
        this.links = links;
        this.parser = parser;
        this.hosts = hosts;
    }

    Gathered run(List<SourceRef> configured, List<Seek> places) {
        configured.forEach(trails::add);
        List<CompletableFuture<FetchOutcome>> first = IntStream.range(0, configured.size())
                .mapToObj(index -> inquiry.configured(index, configured.get(index)))
                .toList();
        List<CompletableFuture<Search.Ended>> wellKnown = start(places);
        List<Seek> next = new ArrayList<>();
        for (int i = 0; i < configured.size(); i++) {
            next.addAll(settle(configured.get(i), Inquiry.await(first.get(i))));
        }
        next.addAll(settle(wellKnown));
        for (int round = 1; round < MOST_ROUNDS && !next.isEmpty(); round++) {
            inquiry.nextRound();
            next = settle(start(next));
        }
        next.forEach(seek -> notFollowed(seek, "not followed: too many steps from the configuration"));
        name(configured);
        return new Gathered(obtained, sought, hops, new KeySets(keys), inquiry.asked());
    }

    /** Starts those that nobody has asked for yet, as long as there are not too many. */
    private List<CompletableFuture<Search.Ended>> start(List<Seek> seeks) {
        List<CompletableFuture<Search.Ended>> started = new ArrayList<>();
        for (Seek seek : seeks) {
            if (!trails.isNew(seek)) {
                again.add(seek);
            } else if (hasRoom(seek)) {
                started.add(ask(seek));
            }
        }
        return started;
    }

    /** A document that is asked for under many digests counts as often, or one pointing document could go on for ever. */
    private boolean hasRoom(Seek seek) {
        if (asked >= MOST_FOUND) {
            notFollowed(seek, "not followed: too many documents");
        }
        return asked < MOST_FOUND;
    }

    private CompletableFuture<Search.Ended> ask(Seek seek) {
        asked++;
        trails.begin(seek);
        return search.start(seek);
    }

    private List<Seek> settle(SourceRef ref, FetchOutcome outcome) {
        String place = ref.at().place();
        hops.add(new Hop(ref.kind(), place, Hop.CONFIGURATION, word(outcome)));
        trails.ended(ref, outcome);
        settleAs(ref, outcome);
        return onward(ref.kind(), place, outcome);
    }

    private List<Seek> settle(List<CompletableFuture<Search.Ended>> round) {
        List<Seek> next = new ArrayList<>();
        for (CompletableFuture<Search.Ended> future : round) {
            next.addAll(settle(Inquiry.await(future)));
        }
        List<Seek> seen = List.copyOf(again);
        again.clear();
        for (Seek seek : seen) {
            if (!isAnotherQuestion(seek)) {
                settleAgain(seek);
            } else if (hasRoom(seek)) {
                inquiry.nextRound();
                next.addAll(settle(Inquiry.await(ask(seek))));
            }
        }
        return next;
    }

    private List<Seek> settle(Search.Ended ended) {
        Seek seek = ended.seek();
        ended.places().forEach(one -> hops.add(new Hop(seek.kind(), one.url(), seek.because(), word(one.outcome()))));
        Search.Looked best = ended.best();
        trails.ended(seek, best.outcome());
        if (best.outcome() instanceof FetchOutcome.Fetched) {
            trails.led(seek);
        }
        if (seek.kind().equals(KeySets.KIND)) {
            keys(seek, best);
        } else if (!seek.isList()) {
            found.add(new SourceNames.Nameless<>(seek.name(), best.url(), ended));
        }
        return onward(seek.kind(), best.url(), best.outcome());
    }

    /**
     * A set of keys is taken from the very place that was allowed, and from none that it redirects to. What was had of it
     * before does not do where it is out of reach: nobody can tell any more whether a key was taken back.
     */
    private void keys(Seek seek, Search.Looked best) {
        if (best.outcome() instanceof FetchOutcome.Fetched fetched) {
            if (fetched.servedFrom().isPresent()) {
                notFollowed(seek, "not heeded: it redirects, and keys are taken from where they were said to lie");
            } else if (fetched.via() == FetchOutcome.Via.CACHED
                    && fetched.note().isPresent()) {
                notFollowed(seek, "not heeded: it is out of reach, and a key in it may have been taken back since");
            } else {
                keys.put(best.url(), fetched.bytes());
            }
        }
    }

    /** Whether it failed under a digest that this one does not name; what is here already costs nobody a second look. */
    private boolean isAnotherQuestion(Seek seek) {
        return trails.outcome(seek) instanceof FetchOutcome.WrongDigest && trails.isNewQuestion(seek);
    }

    /**
     * A document that something else points at too: what that says of it is held against what was had, and never
     * passed over because the bytes are already here.
     */
    private void settleAgain(Seek seek) {
        FetchOutcome had = trails.outcome(seek);
        FetchOutcome held = search.held(seek, had);
        String url = seek.urls().getFirst();
        hops.add(new Hop(seek.kind(), url, seek.because(), word(held)));
        if (held instanceof FetchOutcome.Fetched) {
            trails.led(seek);
        } else if (had instanceof FetchOutcome.Fetched && trails.isNewQuestion(seek) && hasRoom(seek)) {
            asked++;
            trails.begin(seek);
            Search.Ended ended = new Search.Ended(seek, List.of(new Search.Looked(url, held)));
            found.add(new SourceNames.Nameless<>(seek.name(), url, ended));
        }
    }

    private List<Seek> onward(SourceKind kind, String from, FetchOutcome outcome) {
        List<Seek> seeks = new ArrayList<>();
        if (outcome instanceof FetchOutcome.Fetched fetched
                && links.leadOn(kind)
                && parser.parse(fetched.bytes()) instanceof JsonReading.Parsed parsed) {
            for (Link link : links.of(new Lead(kind, Node.root(parsed.root()), hosts, from))) {
                switch (link) {
                    case Link.To to -> seeks.add(Seek.of(to, from));
                    case Link.Nowhere nowhere ->
                        hops.add(new Hop(nowhere.kind(), nowhere.reference(), from, "not followed: " + nowhere.why()));
                }
            }
        }
        return seeks;
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
            // What a list names and nobody has is no silence of the subject's.
            if (best.outcome() instanceof FetchOutcome.Fetched || trails.found(seek) != SourceRef.Found.LISTED) {
                settleAs(ref(named.id(), seek, best), best.outcome());
            }
        }
    }

    /** A digest of the content alone is settled here; whoever reads the bytes later would take it for theirs. */
    private SourceRef ref(SourceId id, Seek seek, Search.Looked best) {
        Optional<Digest> ofBytes = seek.expected()
                .filter(digest -> !(best.outcome() instanceof FetchOutcome.Fetched fetched)
                        || fetched.digest().equals(digest));
        Location at = Location.at(best.url());
        return new SourceRef(id, seek.kind(), at, ofBytes, false, trails.found(seek), trails.ledBy(seek));
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
}
