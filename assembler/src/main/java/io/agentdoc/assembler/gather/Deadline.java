package io.agentdoc.assembler.gather;

import java.time.Duration;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.apache.hc.core5.concurrent.Cancellable;
import org.jspecify.annotations.Nullable;

/**
 * The time that one fetch on the calling thread may take by the clock on the wall.
 *
 * <p>When it is over, the request on the wire is cancelled and the thread interrupted: a host that sends a byte now and
 * then never exceeds a read timeout, and a sleep does not notice a cancelled request.
 */
final class Deadline implements AutoCloseable {
    private final ScheduledExecutorService clock;
    private final Thread thread;
    private long end;
    private @Nullable ScheduledFuture<?> alarm;
    private Cancellable onTheWire = () -> false;
    private boolean over;

    Deadline(ScheduledExecutorService clock, Duration length) {
        this.clock = clock;
        thread = Thread.currentThread();
        set(length);
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

    synchronized Duration remaining() {
        return Duration.ofNanos(Math.max(0, end - System.nanoTime()));
    }

    /** Waits for what is not the host's doing: the time that it takes is not counted. False where there is no time left. */
    boolean apart(BooleanSupplier wait) {
        Duration left = stop();
        if (isOver()) {
            return false;
        }
        try {
            return wait.getAsBoolean();
        } finally {
            set(left);
        }
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
        boolean ours;
        synchronized (this) {
            stop();
            ours = over;
        }
        if (ours) {
            Thread.interrupted();
        }
    }

    /** Sets the alarm; where nobody rings any more, the run was stopped, and the time is over. */
    private synchronized void set(Duration left) {
        end = System.nanoTime() + left.toNanos();
        try {
            alarm = clock.schedule(this::ring, left.toNanos(), TimeUnit.NANOSECONDS);
        } catch (RejectedExecutionException stopped) {
            over = true;
        }
    }

    /** An alarm that rings at this very moment finds that nobody waits for it. */
    private synchronized Duration stop() {
        if (alarm != null) {
            alarm.cancel(false);
            alarm = null;
        }
        return remaining();
    }

    private void ring() {
        Cancellable request;
        synchronized (this) {
            if (alarm == null) {
                return;
            }
            over = true;
            request = onTheWire;
            thread.interrupt();
        }
        request.cancel();
    }
}
