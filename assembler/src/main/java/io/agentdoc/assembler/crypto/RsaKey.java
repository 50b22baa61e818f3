package io.agentdoc.assembler.crypto;

import io.agentdoc.document.value.Bytes;
import java.math.BigInteger;
import java.util.Optional;
import org.bouncycastle.crypto.Signer;
import org.bouncycastle.crypto.engines.RSAEngine;
import org.bouncycastle.crypto.params.RSAKeyParameters;
import org.bouncycastle.crypto.signers.PSSSigner;
import org.bouncycastle.crypto.signers.RSADigestSigner;

/** An RSA key of a size that is neither weak nor a burden (RFC 7518, 3.3 and 3.5). */
record RsaKey(RSAKeyParameters key, String name) implements JoseKey {

    /** The key, or nothing where the numbers are no RSA key. */
    static Optional<RsaKey> of(Bytes modulus, Bytes exponent, String name) {
        try {
            RSAKeyParameters key = new RSAKeyParameters(
                    false, new BigInteger(1, modulus.toArray()), new BigInteger(1, exponent.toArray()));
            return Optional.of(new RsaKey(key, name));
        } catch (IllegalArgumentException noKey) {
            return Optional.empty();
        }
    }

    @Override
    public boolean fits(JoseAlgorithm algorithm) {
        return algorithm.family() == JoseAlgorithm.Family.RSA_PKCS1
                || algorithm.family() == JoseAlgorithm.Family.RSA_PSS;
    }

    @Override
    public int signatureLength() {
        return (key.getModulus().bitLength() + 7) / 8;
    }

    @Override
    public boolean verify(JoseAlgorithm algorithm, Bytes message, Bytes signature) {
        Signer signer = signer(algorithm);
        signer.init(false, key);
        byte[] bytes = message.toArray();
        try {
            signer.update(bytes, 0, bytes.length);
            return signer.verifySignature(signature.toArray());
        } catch (IllegalArgumentException notItsOwn) {
            return false;
        }
    }

    /** With PSS the salt is as long as the digest. */
    private static Signer signer(JoseAlgorithm algorithm) {
        return algorithm.family() == JoseAlgorithm.Family.RSA_PSS
                ? new PSSSigner(new RSAEngine(), Sha2.of(algorithm), algorithm.hashBits() / 8)
                : new RSADigestSigner(Sha2.of(algorithm));
    }
}
