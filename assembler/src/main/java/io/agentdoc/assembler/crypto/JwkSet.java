package io.agentdoc.assembler.crypto;

import java.util.List;

/** Public keys that an operator keeps for one place. */
public record JwkSet(List<Jwk> keys) {
    public JwkSet {
        keys = List.copyOf(keys);
    }

    public static JwkSet empty() {
        return new JwkSet(List.of());
    }
}
