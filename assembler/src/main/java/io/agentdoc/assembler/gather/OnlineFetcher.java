package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.SourceCache;
import java.net.InetAddress;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.random.RandomGenerator;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.core5.io.CloseMode;

/** Has documents from their origins, politely: so many at once, so many of them at one host, and the cache's validators shown. */
public final class OnlineFetcher implements Fetcher {
    private final FetchPolicy policy;
    private final UrlRule rule;
    private final HostLanes lanes;
    private final CloseableHttpClient client;
    private final ExecutorService threads;
    private final ScheduledThreadPoolExecutor clockOnTheWall;
    private final Transport transport;
    private final Revalidation revalidation;

    /** The clock says when a transfer was; the jitter spreads repeated attempts. */
    public OnlineFetcher(FetchPolicy policy, SourceCache cache, InstantSource clock, RandomGenerator jitter) {
        this(policy, cache, clock, jitter, InetAddress::getAllByName);
    }

    OnlineFetcher(
            FetchPolicy policy, SourceCache cache, InstantSource clock, RandomGenerator jitter, NameLookup lookup) {
        this.policy = policy;
        this.rule = new UrlRule(policy);
        this.lanes = new HostLanes(policy.perHost());
        this.client = HttpWire.client(policy, lookup);
        this.threads = Executors.newFixedThreadPool(
                policy.concurrency(),
                Thread.ofPlatform().daemon().name("fetch-", 0).factory());
        this.clockOnTheWall = new ScheduledThreadPoolExecutor(
                1, Thread.ofPlatform().daemon().name("fetch-deadline").factory());
        clockOnTheWall.setRemoveOnCancelPolicy(true);
        this.transport = new Transport(policy, rule, new Exchange(client, clock), lanes, jitter);
        this.revalidation = new Revalidation(cache, clock);
    }

    @Override
    public CompletableFuture<FetchOutcome> fetch(Ask ask) {
        return switch (rule.read(ask.url())) {
            case UrlReading.Odd odd ->
                CompletableFuture.completedFuture(
                        revalidation.settle(ask, revalidation.known(ask), new Answer.Refused(odd.why())));
            case UrlReading.Sound sound ->
                lanes.turn(sound.url().host()).thenApplyAsync(turn -> inTurn(ask, sound.url()), threads);
        };
    }

    @Override
    public void close() {
        client.close(CloseMode.IMMEDIATE);
        clockOnTheWall.shutdownNow();
        threads.shutdownNow();
    }

    private FetchOutcome inTurn(Ask ask, FetchUrl url) {
        Revalidation.Known known = revalidation.known(ask);
        Answer answer = answer(ask, url, known);
        return PinnedDigest.check(ask.expected(), revalidation.settle(ask, known, answer));
    }

    private Answer answer(Ask ask, FetchUrl url, Revalidation.Known known) {
        Request request = new Request(url, ask.kind(), ask.bearer(), known.validators(), policy.mostBytes(ask.kind()));
        try (Deadline deadline = new Deadline(clockOnTheWall, policy.deadline())) {
            return transport.get(request, deadline);
        } finally {
            lanes.leave(url.host());
        }
    }
}
