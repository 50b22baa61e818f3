package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.LastOutcome;
import io.agentdoc.document.value.Bytes;
import java.time.Duration;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Asks each host by its robots.txt whether what lies beside its well-known paths may be asked for (RFC 9309).
 *
 * <p>None there, or one that is not for us to read (4xx), leaves us free. One that cannot be had says no: then nothing else
 * is asked there either, and what we hold stays as old as it is.
 */
final class Robots {
    /** What RFC 9309 has everybody read at the least, and we at the most: 500 KiB. */
    static final int MOST_BYTES = 500 << 10;

    static final String KIND = "robots";

    /** How long what a host allows is believed: no longer than RFC 9309 lets anybody. */
    private static final Duration GOOD_FOR = Duration.ofHours(24);

    private static final String WELL_KNOWN = "/.well-known/";
    private static final String PLACE = "/robots.txt";

    /** Hosts whose rules are kept at hand: as many as some hundred agents have; others' are read from the cache again. */
    private static final int MOST_HOSTS = 4096;

    private static final Pattern TOKEN = Pattern.compile("^[A-Za-z_-]+");

    private final Revalidation revalidation;
    private final UrlRule rule;
    private final String product;
    private final Duration enough;
    private final InstantSource clock;
    private final Predicate<FetchUrl> exempt;
    private final Map<String, CompletableFuture<Optional<Ruling>>> rulings = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, CompletableFuture<Optional<Ruling>>> eldest) {
            return size() > MOST_HOSTS;
        }
    };

    /** Hosts that are exempt, because the operator vouches for them, are not asked. */
    Robots(
            Revalidation revalidation,
            UrlRule rule,
            FetchPolicy policy,
            InstantSource clock,
            Predicate<FetchUrl> exempt) {
        this.revalidation = revalidation;
        this.rule = rule;
        this.product = product(policy.userAgent());
        this.enough = policy.deadline().dividedBy(2);
        this.clock = clock;
        this.exempt = exempt;
    }

    /** What a host says of its other paths. */
    private sealed interface Ruling {
        record Rules(RobotsRules rules) implements Ruling {}

        record Closed(Answer answer) implements Ruling {}
    }

    /** Why a URL is not asked for; nothing where it may be. */
    Optional<Answer> refusal(FetchUrl url, Deadline deadline, Function<Request, Answer> asking) {
        String path = url.uri().getRawPath();
        if (path.startsWith(WELL_KNOWN) || path.equals(PLACE) || exempt.test(url)) {
            return Optional.empty();
        }
        return switch (ruling(url, deadline, asking)) {
            case Ruling.Closed closed -> Optional.of(closed.answer());
            case Ruling.Rules said ->
                said.rules().allow(withQuery(url))
                        ? Optional.empty()
                        : Optional.of(new Answer.Refused(url.host() + " asks crawlers by its robots.txt to stay away"));
        };
    }

    private static String withQuery(FetchUrl url) {
        String query = url.uri().getRawQuery();
        return query == null ? url.uri().getRawPath() : url.uri().getRawPath() + "?" + query;
    }

    /**
     * Whoever comes first asks; the others wait for what comes of it, as long as their own time lasts.
     *
     * <p>That a host is closed counts for others only where it was given time to answer: who comes over slow redirects
     * with a moment left would otherwise close it to everybody.
     */
    private Ruling ruling(FetchUrl url, Deadline deadline, Function<Request, Answer> asking) {
        Optional<Ruling> ruling = Optional.empty();
        while (ruling.isEmpty() && !deadline.remaining().isZero()) {
            ruling = sharedRuling(url, deadline, asking);
        }
        return ruling.orElseGet(() -> unknown(url));
    }

    /** Nothing where another asked, and its own time was too short to tell. */
    private Optional<Ruling> sharedRuling(FetchUrl url, Deadline deadline, Function<Request, Answer> asking) {
        String origin = url.scheme() + "://" + url.host() + ":" + url.port();
        CompletableFuture<Optional<Ruling>> ours = new CompletableFuture<>();
        Optional<CompletableFuture<Optional<Ruling>>> others;
        synchronized (rulings) {
            others = Optional.ofNullable(rulings.putIfAbsent(origin, ours));
        }
        if (others.isPresent()) {
            return awaited(url, others.get(), deadline);
        }
        boolean isHurried = deadline.remaining().compareTo(enough) < 0;
        Optional<Ruling> shared = Optional.empty();
        try {
            Ruling ruling = ask(url, origin + PLACE, asking);
            shared = Optional.of(ruling).filter(said -> said instanceof Ruling.Rules || !isHurried);
            return Optional.of(ruling);
        } finally {
            if (shared.isEmpty()) {
                synchronized (rulings) {
                    rulings.remove(origin, ours);
                }
            }
            ours.complete(shared);
        }
    }

    private static Optional<Ruling> awaited(
            FetchUrl url, CompletableFuture<Optional<Ruling>> ruling, Deadline deadline) {
        try {
            return ruling.get(deadline.remaining().toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.of(unknown(url));
        } catch (ExecutionException | TimeoutException e) {
            return Optional.of(unknown(url));
        }
    }

    private Ruling ask(FetchUrl url, String place, Function<Request, Answer> asking) {
        if (!(rule.read(place) instanceof UrlReading.Sound sound)) {
            return unknown(url);
        }
        Ask ask = Ask.of(KIND, place);
        Revalidation.Known known = revalidation.known(ask);
        if (isFresh(known)) {
            return rules(known.bytes().orElseThrow().bytes());
        }
        Answer answer = asking.apply(new Request(
                sound.url(), KIND, Optional.empty(), known.validators(ask), known.servedFrom(), MOST_BYTES));
        FetchOutcome outcome = revalidation.settle(ask, known, answer);
        boolean free = answer instanceof Answer.Gone || answer instanceof Answer.Denied;
        if (free) {
            return new Ruling.Rules(RobotsRules.none());
        }
        return switch (outcome) {
            case FetchOutcome.Fetched fetched -> rules(fetched.bytes());
            case FetchOutcome.TooLarge large ->
                new Ruling.Closed(new Answer.Refused("the robots.txt of " + url.host() + " is longer than " + MOST_BYTES
                        + " bytes, so nothing else is asked there"));
            case FetchOutcome.Lacking lacking -> new Ruling.Closed(isOfTheHost(answer) ? answer : silence(url));
        };
    }

    /** Whether the host itself could not be asked, or may not be: then it is so of all that lies there. */
    private static boolean isOfTheHost(Answer answer) {
        return answer instanceof Answer.Refused
                || (answer instanceof Answer.Failed failed && failed.status().isEmpty());
    }

    private Ruling rules(Bytes text) {
        return new Ruling.Rules(RobotsRules.parse(text.toArray(), product));
    }

    private boolean isFresh(Revalidation.Known known) {
        return known.bytes().isPresent()
                && known.last()
                        .flatMap(LastOutcome::held)
                        .filter(held -> held.fetchedAt().plus(GOOD_FOR).isAfter(clock.instant()))
                        .isPresent();
    }

    private static Ruling unknown(FetchUrl url) {
        return new Ruling.Closed(silence(url));
    }

    private static Answer silence(FetchUrl url) {
        return new Answer.Failed("the robots.txt of " + url.host() + " cannot be had, so nothing else is asked there");
    }

    /** What the operator's name for us begins with, as far as a robots.txt can name it. */
    private static String product(String userAgent) {
        Matcher token = TOKEN.matcher(userAgent);
        return token.find() ? token.group() : "agentdoc";
    }
}
