package io.agentdoc.assembler.gather;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Looks names up on threads of its own, because the platform's lookup can be neither timed nor interrupted.
 *
 * <p>One that is given up goes on behind for as long as the platform likes. So no lookup waits behind another: a few dozen
 * names that nobody answers for would otherwise take everybody's time.
 */
final class BoundedLookup implements NameLookup, AutoCloseable {
    /** Lookups that go on behind, for each fetch: a system gives up within some seven times the time that we do. */
    private static final int GIVEN_UP = 7;

    /** A thread that nobody needs for so long ends. */
    private static final int IDLE_SECONDS = 10;

    private final NameLookup lookup;
    private final Duration longest;
    private final ExecutorService threads;

    BoundedLookup(NameLookup lookup, Duration longest, int atOnce) {
        this.lookup = lookup;
        this.longest = longest;
        this.threads = new ThreadPoolExecutor(
                0,
                atOnce * (1 + GIVEN_UP),
                IDLE_SECONDS,
                TimeUnit.SECONDS,
                new SynchronousQueue<>(),
                Thread.ofPlatform().daemon().name("lookup-", 0).factory());
    }

    @Override
    public InetAddress[] addresses(String host) throws UnknownHostException {
        Future<InetAddress[]> answer = begin(host);
        try {
            return answer.get(longest.toNanos(), TimeUnit.NANOSECONDS);
        } catch (ExecutionException e) {
            throw unknown(host, e);
        } catch (TimeoutException e) {
            answer.cancel(true);
            throw unknown(host, e);
        } catch (InterruptedException e) {
            answer.cancel(true);
            Thread.currentThread().interrupt();
            throw unknown(host, e);
        }
    }

    private Future<InetAddress[]> begin(String host) throws UnknownHostException {
        try {
            return threads.submit(() -> lookup.addresses(host));
        } catch (RejectedExecutionException tooManyGivenUp) {
            throw unknown(host, tooManyGivenUp);
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }

    private static UnknownHostException unknown(String host, Exception cause) {
        UnknownHostException unknown = new UnknownHostException(host);
        unknown.initCause(cause);
        return unknown;
    }
}
