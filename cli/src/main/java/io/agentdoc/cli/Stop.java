package io.agentdoc.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** The wish that a run should end soon, and the news that it has. */
final class Stop {
    private final AtomicBoolean wanted = new AtomicBoolean();
    private final CountDownLatch wish = new CountDownLatch(1);
    private final CountDownLatch ended = new CountDownLatch(1);

    void want() {
        wanted.set(true);
        wish.countDown();
    }

    boolean isWanted() {
        return wanted.get();
    }

    /** Waits until somebody wants a stop. */
    void awaitWish() {
        try {
            wish.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void ended() {
        ended.countDown();
    }

    boolean hasEnded() {
        return ended.getCount() == 0;
    }

    /** Waits until the run has ended, or gives up. */
    boolean awaitEnd(long seconds) {
        try {
            return ended.await(seconds, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
