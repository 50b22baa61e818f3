package io.agentdoc.assembler.crypto;

import io.agentdoc.document.value.Bytes;

/** A public key that checks JWS signatures, whatever it is made of. */
sealed interface JoseKey permits EcKey, EdwardsKey, RsaKey {

    boolean fits(JoseAlgorithm algorithm);

    /** How many bytes a signature of this key has. */
    int signatureLength();

    /** Whether the signature, of the right length, over these bytes is the key's; every fault is a plain no. */
    boolean verify(JoseAlgorithm algorithm, Bytes message, Bytes signature);

    /** How we write the key: an nkey where it is one, else the URI of its RFC 7638 thumbprint (RFC 9278). */
    String name();
}
