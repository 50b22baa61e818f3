package io.agentdoc.assembler.crypto;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.PublicKey;
import java.util.Optional;

/**
 * Ed25519 (RFC 8032) read so strictly that a signature has one meaning, whoever checks it (8.1).
 *
 * <p>Libraries disagree at the edges, so the edges are closed. A key must be the canonical encoding of a point in the
 * prime-order subgroup: small-order keys, keys with a small-order part and keys spelled a second way verify nothing. A
 * signature has exactly 64 bytes, R is canonical and S below the group's order; the equation is the one of the standard,
 * with the cofactor. The platform's own verifier takes small-order keys, and on some releases a byte too many.
 *
 * <p>Keys are always judged by BouncyCastle. Where a native library lies on the class path a signature of a sound key is shown
 * to that first; what it refuses is checked again, so that the same signatures hold with it and without it.
 */
public final class Ed25519 {
    public static final int SIGNATURE_LENGTH = org.bouncycastle.math.ec.rfc8032.Ed25519.SIGNATURE_SIZE;

    private final JudgedKeys keys;
    private final Optional<NativeEd25519> fast;

    public Ed25519() {
        this(CryptoLimits.standard());
    }

    public Ed25519(CryptoLimits limits) {
        this(limits, NativeEd25519.found());
    }

    Ed25519(CryptoLimits limits, Optional<NativeEd25519> fast) {
        this.keys = new JudgedKeys(limits.rememberedKeys(), fast);
        this.fast = fast;
    }

    /** Whose arithmetic this is, for a reader who wants to know what checked a signature. */
    public static String provider() {
        return NativeEd25519.found()
                .map(found -> "Ed25519 by " + found.name() + ", and by BouncyCastle what that refuses")
                .orElse("Ed25519 by BouncyCastle; no native provider is on the class path");
    }

    /** Whether this is a key that could have signed anything at all. */
    public boolean isSound(PublicKey key) {
        return keys.judge(key).point().isPresent();
    }

    /** Whether the signature over exactly these bytes is the key's; every fault is a plain no. */
    public boolean verify(PublicKey key, Bytes message, Bytes signature) {
        if (signature.size() != SIGNATURE_LENGTH) {
            return false;
        }
        JudgedKeys.Judgement judged = keys.judge(key);
        byte[] said = message.toArray();
        byte[] signed = signature.toArray();
        return judged.point()
                .filter(point -> isFastYes(judged, said, signed)
                        || org.bouncycastle.math.ec.rfc8032.Ed25519.verify(signed, 0, point, said, 0, said.length))
                .isPresent();
    }

    private boolean isFastYes(JudgedKeys.Judgement judged, byte[] message, byte[] signature) {
        return fast.isPresent()
                && judged.quick()
                        .filter(key -> fast.get().verify(key, message, signature))
                        .isPresent();
    }
}
