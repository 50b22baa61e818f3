package io.agentdoc.fleet;

import java.io.Serializable;
import java.util.HashMap;
import java.util.Map;

/**
 * Who may ask a host at this moment, for all processes of a build: at most so many at once hold a lease of one name. Whoever
 * is lost loses its leases.
 */
final class Leases {
    private final Map<String, Map<String, Integer>> held = new HashMap<>();

    /** A question, or the news that a lease is given back. */
    sealed interface Message extends Serializable {
        /**
         * May a process ask a host?
         *
         * @param most how many may hold a lease of that name at once
         * @param holder the process that asks
         */
        record Take(String name, int most, String holder) implements Message {}

        /** A process has asked. */
        record Give(String name, String holder) implements Message {}
    }

    /** Whether the lease is taken. */
    synchronized boolean take(Message.Take wish) {
        Map<String, Integer> holders = held.computeIfAbsent(wish.name(), name -> new HashMap<>());
        if (holders.values().stream().mapToInt(Integer::intValue).sum() >= wish.most()) {
            return false;
        }
        holders.merge(wish.holder(), 1, Integer::sum);
        return true;
    }

    synchronized void give(Message.Give back) {
        held.computeIfPresent(back.name(), (name, holders) -> {
            holders.computeIfPresent(back.holder(), (holder, count) -> count > 1 ? count - 1 : null);
            return holders.isEmpty() ? null : holders;
        });
    }

    /** Takes back everything that a process held. */
    synchronized void lost(String process) {
        held.values().removeIf(holders -> {
            holders.remove(process);
            return holders.isEmpty();
        });
    }
}
