package io.agentdoc.document.value;

import java.util.Optional;

/**
 * An Ed25519 public key as an identity: 32 bytes, whatever their spelling.
 *
 * <p>Documents spell keys as nkeys ({@code U…}, {@code A…}, {@code O…}), base64, base64url or hex. Two spellings of the
 * same bytes are the same key, and we write the nkey. Whether the bytes are a sound curve point is the verifier's
 * question and not this type's.
 */
public record PublicKey(Bytes raw) {
    static final int LENGTH = 32;

    public PublicKey {
        if (raw.size() != LENGTH) {
            throw new IllegalArgumentException("an Ed25519 public key has 32 bytes, not " + raw.size());
        }
    }

    /** Reads any of the spellings; a text that is none of them is not a key. */
    public static Optional<PublicKey> parse(String text) {
        return KeyText.decode(text).map(PublicKey::new);
    }

    /** The spelling that we write: an nkey of a user, {@code U…}. */
    public String nkey() {
        return Nkey.user(raw);
    }

    @Override
    public String toString() {
        return nkey();
    }
}
