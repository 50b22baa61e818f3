package io.agentdoc.assembler.crypto;

/** What one entry of a key set turned out to be. */
public sealed interface JwkReading {

    /** A public key. */
    record Key(Jwk jwk) implements JwkReading {}

    /** No public key that signatures could be checked with. */
    record Refused(String why) implements JwkReading {}
}
