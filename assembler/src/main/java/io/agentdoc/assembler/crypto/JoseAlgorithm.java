package io.agentdoc.assembler.crypto;

import java.util.Arrays;
import java.util.Optional;

/** The signature algorithms of RFC 7518 and RFC 8037 that are checked; a shared secret is none of them. */
public enum JoseAlgorithm {
    ES256("ES256", Family.EC, 256),
    ES384("ES384", Family.EC, 384),
    ES512("ES512", Family.EC, 512),
    RS256("RS256", Family.RSA_PKCS1, 256),
    RS384("RS384", Family.RSA_PKCS1, 384),
    RS512("RS512", Family.RSA_PKCS1, 512),
    PS256("PS256", Family.RSA_PSS, 256),
    PS384("PS384", Family.RSA_PSS, 384),
    PS512("PS512", Family.RSA_PSS, 512),
    EDDSA("EdDSA", Family.EDWARDS, 512);

    /** The kinds of mathematics, each with keys of its own. */
    enum Family {
        EC,
        RSA_PKCS1,
        RSA_PSS,
        EDWARDS
    }

    private final String text;
    private final Family family;
    private final int hashBits;

    JoseAlgorithm(String text, Family family, int hashBits) {
        this.text = text;
        this.family = family;
        this.hashBits = hashBits;
    }

    public static Optional<JoseAlgorithm> of(String text) {
        return Arrays.stream(values()).filter(one -> one.text.equals(text)).findFirst();
    }

    Family family() {
        return family;
    }

    /** The size of the SHA-2 digest that is signed. */
    int hashBits() {
        return hashBits;
    }

    @Override
    public String toString() {
        return text;
    }
}
