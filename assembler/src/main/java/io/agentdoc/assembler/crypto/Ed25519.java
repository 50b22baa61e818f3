package io.agentdoc.assembler.crypto;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.PublicKey;

/**
 * Ed25519 (RFC 8032) read so strictly that a signature has one meaning, whoever checks it (8.1).
 *
 * <p>Libraries disagree at the edges, so the edges are closed. A key must be the canonical encoding of a point in the
 * prime-order subgroup: small-order keys, keys with a small-order part and keys spelled a second way verify nothing. A
 * signature has exactly 64 bytes, R is canonical and S below the group's order; the equation is the one of the standard,
 * with the cofactor. The platform's own verifier takes small-order keys, and on some releases a byte too many.
 */
public final class Ed25519 {
    /** Whose arithmetic this is, for a reader who wants to know what checked a signature. */
    public static final String PROVIDER = "Ed25519 by BouncyCastle";

    public static final int SIGNATURE_LENGTH = org.bouncycastle.math.ec.rfc8032.Ed25519.SIGNATURE_SIZE;

    private final JudgedKeys keys;

    public Ed25519() {
        this(CryptoLimits.standard());
    }

    public Ed25519(CryptoLimits limits) {
        this.keys = new JudgedKeys(limits.rememberedKeys());
    }

    /** Whether this is a key that could have signed anything at all. */
    public boolean isSound(PublicKey key) {
        return keys.point(key).isPresent();
    }

    /** Whether the signature over exactly these bytes is the key's; every fault is a plain no. */
    public boolean verify(PublicKey key, Bytes message, Bytes signature) {
        if (signature.size() != SIGNATURE_LENGTH) {
            return false;
        }
        byte[] bytes = message.toArray();
        return keys.point(key)
                .filter(point -> org.bouncycastle.math.ec.rfc8032.Ed25519.verify(
                        signature.toArray(), 0, point, bytes, 0, bytes.length))
                .isPresent();
    }
}
