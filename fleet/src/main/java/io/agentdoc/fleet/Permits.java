package io.agentdoc.fleet;

import io.agentdoc.assembler.gather.HostGate;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;

/**
 * Asks the driver before each request, so that no host sees more than its limit from all processes together: not from two
 * attempts of one task, and not where a card or a redirect leads to a host of another task's.
 */
final class Permits implements HostGate {
    private final int perHost;
    private final Map<String, ConcurrentLinkedDeque<Lease>> taken = new ConcurrentHashMap<>();

    Permits(int perHost) {
        this.perHost = perHost;
    }

    @Override
    public boolean enter(String host, Duration longest) {
        Optional<Lease> lease = Lease.take(host, perHost, longest);
        lease.ifPresent(permit -> taken.computeIfAbsent(host, each -> new ConcurrentLinkedDeque<>())
                .add(permit));
        return lease.isPresent();
    }

    @Override
    public void leave(String host) {
        Optional.ofNullable(taken.get(host))
                .flatMap(permits -> Optional.ofNullable(permits.poll()))
                .ifPresent(Lease::close);
    }
}
