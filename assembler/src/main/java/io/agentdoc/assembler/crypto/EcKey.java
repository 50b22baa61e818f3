package io.agentdoc.assembler.crypto;

import io.agentdoc.document.value.Bytes;
import java.math.BigInteger;
import java.util.Optional;
import org.bouncycastle.asn1.x9.X9ECParameters;
import org.bouncycastle.crypto.ec.CustomNamedCurves;
import org.bouncycastle.crypto.params.ECDomainParameters;
import org.bouncycastle.crypto.params.ECPublicKeyParameters;
import org.bouncycastle.crypto.signers.ECDSASigner;

/** A key on one of the three NIST curves; JOSE ties each curve to one algorithm (RFC 7518, 3.4). */
record EcKey(Curve curve, ECPublicKeyParameters key, String name) implements JoseKey {

    /** The curves, by their names in a JWK. */
    enum Curve {
        P_256("P-256", JoseAlgorithm.ES256, 32),
        P_384("P-384", JoseAlgorithm.ES384, 48),
        P_521("P-521", JoseAlgorithm.ES512, 66);

        private final String text;
        private final JoseAlgorithm algorithm;
        private final int length;

        Curve(String text, JoseAlgorithm algorithm, int length) {
            this.text = text;
            this.algorithm = algorithm;
            this.length = length;
        }

        /** How many bytes a coordinate of a point has. */
        int length() {
            return length;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** The key at that point, or nothing where no such point is on the curve. */
    static Optional<EcKey> of(Curve curve, Bytes x, Bytes y, String name) {
        X9ECParameters named = CustomNamedCurves.getByName(curve.text);
        ECDomainParameters domain = new ECDomainParameters(named);
        try {
            ECPublicKeyParameters key =
                    new ECPublicKeyParameters(domain.getCurve().createPoint(number(x), number(y)), domain);
            return Optional.of(new EcKey(curve, key, name));
        } catch (IllegalArgumentException notOnTheCurve) {
            return Optional.empty();
        }
    }

    @Override
    public boolean fits(JoseAlgorithm algorithm) {
        return algorithm == curve.algorithm;
    }

    @Override
    public int signatureLength() {
        return 2 * curve.length;
    }

    @Override
    public boolean verify(JoseAlgorithm algorithm, Bytes message, Bytes signature) {
        ECDSASigner signer = new ECDSASigner();
        signer.init(false, key);
        return signer.verifySignature(
                Sha2.hash(algorithm, message),
                number(signature.slice(0, curve.length)),
                number(signature.slice(curve.length, 2 * curve.length)));
    }

    private static BigInteger number(Bytes bytes) {
        return new BigInteger(1, bytes.toArray());
    }
}
