package io.agentdoc.assembler.gather;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Looks names up on threads of its own, because the platform's lookup can be neither timed nor interrupted. */
final class BoundedLookup implements NameLookup, AutoCloseable {
    private final NameLookup lookup;
    private final Duration longest;
    private final ExecutorService threads;

    BoundedLookup(NameLookup lookup, Duration longest, int atOnce) {
        this.lookup = lookup;
        this.longest = longest;
        this.threads = Executors.newFixedThreadPool(
                atOnce, Thread.ofPlatform().daemon().name("lookup-", 0).factory());
    }

    @Override
    public InetAddress[] addresses(String host) throws UnknownHostException {
        Future<InetAddress[]> answer = threads.submit(() -> lookup.addresses(host));
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
