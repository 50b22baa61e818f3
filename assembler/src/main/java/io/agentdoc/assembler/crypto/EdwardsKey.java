package io.agentdoc.assembler.crypto;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.PublicKey;

/** An Ed25519 key in a JWK (RFC 8037), judged as strictly as those of the family. */
record EdwardsKey(PublicKey key, Ed25519 ed25519) implements JoseKey {

    @Override
    public boolean fits(JoseAlgorithm algorithm) {
        return algorithm.family() == JoseAlgorithm.Family.EDWARDS;
    }

    @Override
    public int signatureLength() {
        return Ed25519.SIGNATURE_LENGTH;
    }

    @Override
    public boolean verify(JoseAlgorithm algorithm, Bytes message, Bytes signature) {
        return ed25519.verify(key, message, signature);
    }

    @Override
    public String name() {
        return key.nkey();
    }
}
