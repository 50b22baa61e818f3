package io.agentdoc.assembler.gather;

import java.time.Duration;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.apache.hc.core5.concurrent.Cancellable;

/**
 * The time that one fetch on the calling thread may take by the clock on the wall.
 *
 * <p>When it is over, the request on the wire is cancelled and the thread interrupted: a host that sends a byte now and
 * then never exceeds a read timeout, and a sleep does not notice a cancelled request.
 */
final class Deadline implements AutoCloseable {
    private final Thread thread;
    private final long end;
    private final ScheduledFuture<?> alarm;
    private Cancellable onTheWire = () -> false;
    private boolean over;
    private boolean closed;

    Deadline(ScheduledExecutorService clock, Duration length) {
        thread = Thread.currentThread();
        end = System.nanoTime() + length.toNanos();
        alarm = clock.schedule(this::ring, length.toNanos(), TimeUnit.NANOSECONDS);
    }

    /** Names what is to be cancelled; a request that comes too late is cancelled at once. */
    synchronized void watch(Cancellable request) {
        onTheWire = request;
        if (over) {
            request.cancel();
        }
    }

    synchronized boolean isOver() {
        return over;
    }

    Duration remaining() {
        return Duration.ofNanos(Math.max(0, end - System.nanoTime()));
    }

    /** Sleeps that long, where so much time is left and nobody interrupts; says whether it did. */
    boolean sleep(Duration length) {
        if (length.compareTo(remaining()) >= 0) {
            return false;
        }
        try {
            Thread.sleep(length);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Ends the watch; an interruption that was ours does not reach what the thread does next. */
    @Override
    public void close() {
        alarm.cancel(false);
        boolean ours;
        synchronized (this) {
            closed = true;
            ours = over;
        }
        if (ours) {
            Thread.interrupted();
        }
    }

    private void ring() {
        Cancellable request;
        synchronized (this) {
            if (closed) {
                return;
            }
            over = true;
            request = onTheWire;
            thread.interrupt();
        }
        request.cancel();
    }
}
