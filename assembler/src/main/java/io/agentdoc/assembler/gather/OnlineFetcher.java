package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.store.SourceCache;
import java.net.InetAddress;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.core5.io.CloseMode;

/**
 * Has documents from their origins, politely: so many at once, so many of them at one host, and the cache's validators
 * shown, and every host asked by its robots.txt whether it lets us.
 *
 * <p>A fetcher that is closed cancels what is under way: nothing of that is remembered, since it says nothing of a host.
 */
public final class OnlineFetcher implements Fetcher {
    /** How long what is under way may take to end: a write into the cache is short, and nobody writes behind a run. */
    private static final Duration ENDING = Duration.ofSeconds(2);

    /** Archives at once, each of which may take twice its limit of memory while it is read: two. */
    private static final int LARGE_AT_ONCE = 2;

    private static final String LARGE = "large";

    private final FetchPolicy policy;
    private final UrlRule rule;
    private final HostLanes hosts;
    private final Recent recent = new Recent();
    private final HostLanes large = new HostLanes(LARGE_AT_ONCE);
    private final BoundedLookup lookup;
    private final CloseableHttpClient client;
    private final ExecutorService threads;
    private final ScheduledThreadPoolExecutor deadlines;
    private final Transport transport;
    private final Revalidation revalidation;
    private volatile boolean closed;

    private OnlineFetcher(
            FetchPolicy policy,
            SourceCache cache,
            InstantSource clock,
            RandomGenerator jitter,
            Consumer<FetchUrl> gate,
            HostGate others,
            NameLookup names,
            Predicate<FetchUrl> withoutRobots) {
        this.policy = policy;
        this.rule = new UrlRule(policy);
        this.hosts = new HostLanes(policy.perHost());
        this.lookup = new BoundedLookup(names, policy.timeout(), policy.concurrency());
        this.client = HttpWire.client(policy, lookup);
        this.threads = Executors.newFixedThreadPool(
                policy.concurrency(),
                Thread.ofPlatform().daemon().name("fetch-", 0).factory());
        this.deadlines = new ScheduledThreadPoolExecutor(
                1, Thread.ofPlatform().daemon().name("fetch-deadline").factory());
        deadlines.setRemoveOnCancelPolicy(true);
        this.revalidation = new Revalidation(cache, clock);
        Robots robots = new Robots(revalidation, rule, policy, clock, withoutRobots);
        this.transport = new Transport(policy, rule, new Exchange(client, clock, gate, others), hosts, jitter, robots);
    }

    /** A fetcher that dates each transfer by the clock; the jitter spreads repeated attempts. */
    public OnlineFetcher(FetchPolicy policy, SourceCache cache, InstantSource clock, RandomGenerator jitter) {
        this(policy, cache, clock, jitter, InetAddress::getAllByName);
    }

    /** One of several processes that ask the same hosts for the same run. */
    public OnlineFetcher(
            FetchPolicy policy, SourceCache cache, InstantSource clock, RandomGenerator jitter, HostGate others) {
        this(policy, cache, clock, jitter, url -> {}, others, InetAddress::getAllByName, vouchedForBy(policy));
    }

    OnlineFetcher(
            FetchPolicy policy, SourceCache cache, InstantSource clock, RandomGenerator jitter, NameLookup names) {
        this(policy, cache, clock, jitter, url -> {}, HostGate.OPEN, names, vouchedForBy(policy));
    }

    /** One that spares no host the question whether it lets us, the operator's own neither. */
    static OnlineFetcher sparingNobody(
            FetchPolicy policy, SourceCache cache, InstantSource clock, RandomGenerator jitter) {
        return new OnlineFetcher(
                policy, cache, clock, jitter, url -> {}, HostGate.OPEN, InetAddress::getAllByName, url -> false);
    }

    /**
     * A fetcher that dates every transfer by one instant of the operator's choice.
     *
     * <p>To reach a host that the operator does not vouch for would date a fetch falsely, so it is the operator's fault,
     * wherever on the way it shows.
     */
    public static OnlineFetcher datedAt(Instant at, FetchPolicy policy, SourceCache cache, RandomGenerator jitter) {
        return datedAt(at, policy, cache, jitter, HostGate.OPEN);
    }

    /** The same, as one of several processes that ask the same hosts for the same run. */
    public static OnlineFetcher datedAt(
            Instant at, FetchPolicy policy, SourceCache cache, RandomGenerator jitter, HostGate others) {
        Consumer<FetchUrl> gate = url -> {
            if (!policy.vouchesFor(url.host(), url.port())) {
                throw new OperatorFault("with a fixed instant only hosts in fetch.allow are asked, and "
                        + url.hostPort() + " is none: leave --at out, or add --offline");
            }
        };
        return new OnlineFetcher(
                policy,
                cache,
                InstantSource.fixed(at),
                jitter,
                gate,
                others,
                InetAddress::getAllByName,
                vouchedForBy(policy));
    }

    private static Predicate<FetchUrl> vouchedForBy(FetchPolicy policy) {
        return url -> policy.vouchesFor(url.host(), url.port());
    }

    @Override
    public CompletableFuture<FetchOutcome> fetch(Ask ask) {
        return recent.have(ask, () -> start(ask)).thenApply(outcome -> PinnedDigest.check(ask.expected(), outcome));
    }

    @Override
    public void close() {
        closed = true;
        large.close();
        hosts.close();
        client.close(CloseMode.IMMEDIATE);
        deadlines.shutdownNow();
        lookup.close();
        // What has not begun ends as cancelled when it runs, and would otherwise be waited for without end.
        threads.shutdownNow().forEach(Runnable::run);
        awaitEnd();
    }

    private void awaitEnd() {
        try {
            threads.awaitTermination(ENDING.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private CompletableFuture<FetchOutcome> start(Ask ask) {
        return switch (rule.read(ask.url())) {
            case UrlReading.Odd odd ->
                CompletableFuture.completedFuture(
                        revalidation.settle(ask, revalidation.known(ask), new Answer.Refused(odd.why())));
            case UrlReading.Sound sound -> policy.isLarge(ask.kind()) ? large(ask, sound.url()) : ask(ask, sound.url());
        };
    }

    private CompletableFuture<FetchOutcome> large(Ask ask, FetchUrl url) {
        return large.turn(LARGE)
                .thenCompose(turn -> ask(ask, url).whenComplete((outcome, fault) -> large.leave(LARGE)));
    }

    private CompletableFuture<FetchOutcome> ask(Ask ask, FetchUrl url) {
        return hosts.turn(url.host()).thenApplyAsync(turn -> inTurn(ask, url), threads);
    }

    private FetchOutcome inTurn(Ask ask, FetchUrl url) {
        Revalidation.Known known = revalidation.known(ask);
        Answer answer = answer(ask, url, known);
        if (closed) {
            throw new CancellationException("the run was stopped");
        }
        return revalidation.settle(ask, known, answer);
    }

    private Answer answer(Ask ask, FetchUrl url, Revalidation.Known known) {
        Request request = new Request(
                url, ask.kind(), ask.bearer(), known.validators(ask), known.servedFrom(), policy.mostBytes(ask.kind()));
        try (Deadline deadline = new Deadline(deadlines, policy.deadline())) {
            return closed ? new Answer.Failed("the run was stopped") : transport.get(request, deadline);
        } finally {
            hosts.leave(url.host());
        }
    }
}
