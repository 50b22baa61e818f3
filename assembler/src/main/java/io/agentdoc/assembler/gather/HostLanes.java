package io.agentdoc.assembler.gather;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Sees to it that no host is asked by more than so many at once, and that waiting for one host holds up no other.
 *
 * <p>Whoever waits for a turn holds no thread, except on the way of a redirect. A host that nobody asks takes no memory.
 */
final class HostLanes implements AutoCloseable {
    private final int width;
    private final Map<String, Lane> lanes = new HashMap<>();
    private boolean closed;

    HostLanes(int width) {
        this.width = width;
    }

    /** Completed when it is this caller's turn at the host; each turn is given back by {@link #leave}. */
    CompletableFuture<Void> turn(String host) {
        CompletableFuture<Void> turn = new CompletableFuture<>();
        synchronized (lanes) {
            if (closed) {
                turn.cancel(false);
                return turn;
            }
            Lane lane = lanes.computeIfAbsent(host, name -> new Lane());
            if (lane.taken >= width) {
                lane.waiting.add(turn);
                return turn;
            }
            lane.taken++;
        }
        turn.complete(null);
        return turn;
    }

    /** Gives a turn to the next who still waits for one. */
    void leave(String host) {
        CompletableFuture<Void> next;
        do {
            next = nextAt(host);
        } while (!next.complete(null));
    }

    /** Takes a turn, works and gives it back; nothing where no turn came in time. */
    <T> Optional<T> within(String host, Duration longest, Supplier<T> work) {
        CompletableFuture<Void> turn = turn(host);
        try {
            turn.get(longest.toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException | ExecutionException | CancellationException late) {
            return giveUp(host, turn);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return giveUp(host, turn);
        }
        try {
            return Optional.of(work.get());
        } finally {
            leave(host);
        }
    }

    /** Cancels everybody who waits, and everybody who comes. */
    @Override
    public void close() {
        List<CompletableFuture<Void>> waiting = new ArrayList<>();
        synchronized (lanes) {
            closed = true;
            lanes.values().forEach(lane -> waiting.addAll(lane.waiting));
            lanes.values().forEach(lane -> lane.waiting.clear());
        }
        waiting.forEach(turn -> turn.cancel(false));
    }

    private <T> Optional<T> giveUp(String host, CompletableFuture<Void> turn) {
        if (!turn.cancel(false) && !turn.isCancelled()) {
            leave(host);
        }
        return Optional.empty();
    }

    /** Who is to be woken; one that nobody waits for, where nobody waits, and then the turn is free again. */
    private CompletableFuture<Void> nextAt(String host) {
        synchronized (lanes) {
            Lane lane = lanes.get(host);
            if (lane == null) {
                throw new IllegalStateException("nobody has a turn at " + host);
            }
            CompletableFuture<Void> next = lane.waiting.poll();
            if (next != null) {
                return next;
            }
            lane.taken--;
            if (lane.taken == 0) {
                lanes.remove(host);
            }
            return new CompletableFuture<>();
        }
    }

    private static final class Lane {
        private final ArrayDeque<CompletableFuture<Void>> waiting = new ArrayDeque<>();
        private int taken;
    }
}
