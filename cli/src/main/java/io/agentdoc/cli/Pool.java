package io.agentdoc.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** As many platform threads as are asked for, each of which works until there is nothing left to do. */
final class Pool {
    private final AtomicReference<Optional<Throwable>> failure = new AtomicReference<>(Optional.empty());
    private final Stop stop;

    Pool(Stop stop) {
        this.stop = stop;
    }

    /** A piece of work at a time. */
    interface Work {
        /** Does the next piece; false where there is none left. */
        boolean next();
    }

    /** Works until the work ends, until somebody wants a stop, or until a thread fails, which the caller then does too. */
    void run(int threads, Work work) {
        List<Thread> started = new ArrayList<>();
        for (int i = 1; i < threads; i++) {
            started.add(Thread.ofPlatform().name("agent-" + i).start(() -> drain(work)));
        }
        drain(work);
        started.forEach(Pool::join);
        failure.get().ifPresent(Pool::rethrow);
    }

    private void drain(Work work) {
        try {
            boolean more = true;
            while (more && !stop.isWanted() && failure.get().isEmpty()) {
                more = work.next();
            }
        } catch (RuntimeException | Error fault) {
            failure.compareAndSet(Optional.empty(), Optional.of(fault));
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void rethrow(Throwable fault) {
        if (fault instanceof Error error) {
            throw error;
        }
        throw (RuntimeException) fault;
    }
}
