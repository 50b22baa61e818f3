package io.agentdoc.bench;

import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Keys made from a label and the seed of the run alone: they sign yardstick agents and protect nothing. */
final class Keyring {
    private final long seed;
    private final Map<String, SigningKey> shared = new ConcurrentHashMap<>();

    Keyring(long seed) {
        this.seed = seed;
    }

    /** A key that signs for many agents, and is remembered. */
    SigningKey shared(String label) {
        return shared.computeIfAbsent(label, this::own);
    }

    /** A key of one agent. */
    SigningKey own(String label) {
        return SigningKey.ofSeed(Digest.of(Bytes.utf8("agentdoc yardstick test key " + seed + ": " + label))
                .raw());
    }
}
