package io.agentdoc.assembler.crypto;

import io.agentdoc.document.value.PublicKey;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.bouncycastle.math.ec.rfc8032.Ed25519;
import org.bouncycastle.math.ec.rfc8032.Ed25519.PublicPoint;

/**
 * Which public keys are sound, remembered, because judging one costs as much as checking a signature.
 *
 * <p>Two generations bound the memory: when the young one is full it becomes the old one, and the old one is forgotten.
 * A stranger who sends many keys can only make us judge again.
 */
final class JudgedKeys {
    /**
     * What is known of a key.
     *
     * @param point where the key is the canonical encoding of a point of the prime-order subgroup
     * @param quick the same as a native library takes it, where there is one
     */
    record Judgement(Optional<PublicPoint> point, Optional<java.security.PublicKey> quick) {}

    private record Generations(Map<PublicKey, Judgement> young, Map<PublicKey, Judgement> old) {}

    private final int mostInGeneration;
    private final Optional<NativeEd25519> fast;
    private volatile Generations generations = new Generations(new ConcurrentHashMap<>(), new ConcurrentHashMap<>());

    JudgedKeys(int most, Optional<NativeEd25519> fast) {
        this.mostInGeneration = most / 2;
        this.fast = fast;
    }

    /** What is known of the key. */
    Judgement judge(PublicKey key) {
        Generations now = generations;
        return Optional.ofNullable(now.young().get(key))
                .orElseGet(() ->
                        remember(key, Optional.ofNullable(now.old().get(key)).orElseGet(() -> anew(key))));
    }

    int remembered() {
        Generations now = generations;
        return now.young().size() + now.old().size();
    }

    private synchronized Judgement remember(PublicKey key, Judgement judgement) {
        if (generations.young().size() >= mostInGeneration) {
            generations = new Generations(new ConcurrentHashMap<>(), generations.young());
        }
        generations.young().put(key, judgement);
        return judgement;
    }

    private Judgement anew(PublicKey key) {
        Optional<PublicPoint> point = Optional.ofNullable(
                Ed25519.validatePublicKeyFullExport(key.raw().toArray(), 0));
        return new Judgement(point, point.flatMap(sound -> fast.flatMap(library -> library.key(key))));
    }
}
