package io.agentdoc.bench.fetching;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** How many requests each host has under way, and how many it had at most. */
final class Busy {
    private final Map<String, AtomicInteger> now = new ConcurrentHashMap<>();
    private final AtomicInteger most = new AtomicInteger();
    private final AtomicLong requests = new AtomicLong();

    void begin(String host) {
        requests.incrementAndGet();
        int there = now.computeIfAbsent(host, name -> new AtomicInteger()).incrementAndGet();
        most.accumulateAndGet(there, Math::max);
    }

    /** Called before the answer's last byte goes out, so that no request is still counted when the next one comes. */
    void end(String host) {
        now.computeIfAbsent(host, name -> new AtomicInteger()).decrementAndGet();
    }

    int most() {
        return most.get();
    }

    long requests() {
        return requests.get();
    }
}
