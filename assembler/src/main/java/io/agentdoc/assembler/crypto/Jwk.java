package io.agentdoc.assembler.crypto;

import io.agentdoc.document.value.Bytes;
import java.util.Optional;

/**
 * One public key of a JSON Web Key Set (RFC 7517).
 *
 * @param kid what the set calls it, which finds a key and proves nothing
 * @param only the one algorithm that it is for, where the set says so
 */
public record Jwk(Optional<String> kid, Optional<JoseAlgorithm> only, JoseKey key) {

    /** Whether signatures of that algorithm may be checked with it. */
    public boolean fits(JoseAlgorithm algorithm) {
        return key.fits(algorithm) && only.map(algorithm::equals).orElse(true);
    }

    public int signatureLength() {
        return key.signatureLength();
    }

    /** Whether the signature over exactly these bytes is the key's; every fault is a plain no. */
    public boolean verify(JoseAlgorithm algorithm, Bytes message, Bytes signature) {
        return fits(algorithm) && signature.size() == signatureLength() && key.verify(algorithm, message, signature);
    }

    /** How we write the key. */
    public String name() {
        return key.name();
    }
}
