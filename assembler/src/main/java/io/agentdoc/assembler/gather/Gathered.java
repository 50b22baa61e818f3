package io.agentdoc.assembler.gather;

import java.util.Comparator;
import java.util.List;

/** Everything that one agent's sources are, and what was sought in vain; when there is one, the network is over. */
public record Gathered(
        List<Obtained> obtained, List<Sought> unavailable, List<Hop> hops, KeySets keys, List<Asked> asked) {

    public Gathered(List<Obtained> obtained, List<Sought> unavailable, List<Hop> hops) {
        this(obtained, unavailable, hops, KeySets.none(), List.of());
    }

    public Gathered {
        obtained = obtained.stream()
                .sorted(Comparator.comparing(source -> source.ref().id()))
                .toList();
        unavailable = unavailable.stream()
                .sorted(Comparator.comparing(source -> source.ref().id()))
                .toList();
        hops = List.copyOf(hops);
        asked = List.copyOf(asked);
    }

    /** The places that were looked at without being configured. */
    public List<Hop> discovered() {
        return hops.stream()
                .filter(hop -> !hop.because().equals(Hop.CONFIGURATION))
                .toList();
    }
}
