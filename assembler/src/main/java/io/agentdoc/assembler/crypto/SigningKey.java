package io.agentdoc.assembler.crypto;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.PublicKey;
import org.bouncycastle.math.ec.rfc8032.Ed25519;

/** A private Ed25519 key that signs, and that nothing can print. */
public final class SigningKey {
    static final int SEED_LENGTH = Ed25519.SECRET_KEY_SIZE;

    private final Bytes seed;
    private final PublicKey publicKey;

    private SigningKey(Bytes seed, PublicKey publicKey) {
        this.seed = seed;
        this.publicKey = publicKey;
    }

    /** The key whose private half is this seed of RFC 8032: exactly 32 bytes. */
    public static SigningKey ofSeed(Bytes seed) {
        if (seed.size() != SEED_LENGTH) {
            throw new IllegalArgumentException("an Ed25519 seed has 32 bytes, not " + seed.size());
        }
        byte[] point = new byte[Ed25519.PUBLIC_KEY_SIZE];
        Ed25519.generatePublicKey(seed.toArray(), 0, point, 0);
        return new SigningKey(seed, new PublicKey(Bytes.own(point)));
    }

    public PublicKey publicKey() {
        return publicKey;
    }

    /** The 64 bytes of the signature over exactly these bytes; the same bytes give the same signature. */
    public Bytes sign(Bytes message) {
        byte[] bytes = message.toArray();
        byte[] signature = new byte[Ed25519.SIGNATURE_SIZE];
        Ed25519.sign(seed.toArray(), 0, publicKey.raw().toArray(), 0, bytes, 0, bytes.length, signature, 0);
        return Bytes.own(signature);
    }

    /** The private half, for whoever writes the key's own file. */
    Bytes seed() {
        return seed;
    }

    @Override
    public String toString() {
        return "signing key of " + publicKey;
    }
}
