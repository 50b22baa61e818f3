package io.agentdoc.fleet;

import java.io.Serializable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Who may ask a host at this moment, for all processes of a build: at most so many at once hold a lease of one name. What a
 * lost process asked may still be under way at the host, so its leases end when they would have ended at the latest.
 */
final class Leases {
    /** No process is called so: it holds what lost ones held. */
    private static final String NOBODY = "";

    private final LongSupplier nanos;
    private final Map<String, List<Held>> held = new HashMap<>();

    /** @param nanos a clock that never goes back, in nanoseconds */
    Leases(LongSupplier nanos) {
        this.nanos = nanos;
    }

    private record Held(String holder, long until) {
        private Held orphaned() {
            return new Held(NOBODY, until);
        }
    }

    /** A question, or the news that a lease is given back. */
    sealed interface Message extends Serializable {
        /**
         * May a process ask a host?
         *
         * @param most how many may hold a lease of that name at once
         * @param holder the process that asks
         * @param longest how long what it asks may take
         */
        record Take(String name, int most, String holder, Duration longest) implements Message {}

        /** A process has asked. */
        record Give(String name, String holder) implements Message {}
    }

    /** Whether the lease is taken. */
    synchronized boolean take(Message.Take wish) {
        List<Held> all = held.computeIfAbsent(wish.name(), name -> new ArrayList<>());
        long now = nanos.getAsLong();
        all.removeIf(one -> one.holder().equals(NOBODY) && one.until() - now <= 0);
        return all.size() < wish.most()
                && all.add(new Held(wish.holder(), now + wish.longest().toNanos()));
    }

    /** Of several leases of one holder the oldest is given back, so that the others last longer and not shorter. */
    synchronized void give(Message.Give back) {
        held.computeIfPresent(back.name(), (name, all) -> {
            all.stream()
                    .filter(one -> one.holder().equals(back.holder()))
                    .findFirst()
                    .ifPresent(all::remove);
            return all.isEmpty() ? null : all;
        });
    }

    /** A process is lost, and gives nothing back any more. */
    synchronized void lost(String process) {
        held.values().forEach(all -> all.replaceAll(one -> one.holder().equals(process) ? one.orphaned() : one));
    }
}
