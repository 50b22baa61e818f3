package io.agentdoc.assembler.crypto;

import io.agentdoc.document.value.Bytes;
import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.bouncycastle.asn1.pkcs.KeyDerivationFunc;
import org.bouncycastle.asn1.pkcs.PBKDF2Params;
import org.bouncycastle.asn1.pkcs.PKCSObjectIdentifiers;
import org.bouncycastle.crypto.Digest;
import org.bouncycastle.crypto.digests.SHA1Digest;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.digests.SHA384Digest;
import org.bouncycastle.crypto.digests.SHA512Digest;
import org.bouncycastle.crypto.generators.PKCS5S2ParametersGenerator;
import org.bouncycastle.crypto.generators.SCrypt;
import org.bouncycastle.crypto.params.KeyParameter;

/** Cipher keys out of passwords, by PBKDF2 (RFC 8018) or scrypt (RFC 7914), within limits. */
final class PasswordKeys {
    private static final int BITS = 8;
    private static final Map<ASN1ObjectIdentifier, Supplier<Digest>> DIGESTS = Map.of(
            PKCSObjectIdentifiers.id_hmacWithSHA1, SHA1Digest::new,
            PKCSObjectIdentifiers.id_hmacWithSHA256, SHA256Digest::new,
            PKCSObjectIdentifiers.id_hmacWithSHA384, SHA384Digest::new,
            PKCSObjectIdentifiers.id_hmacWithSHA512, SHA512Digest::new);

    private final CryptoLimits limits;

    PasswordKeys(CryptoLimits limits) {
        this.limits = limits;
    }

    Optional<Bytes> derive(KeyDerivationFunc how, Bytes password, int length) {
        if (PKCSObjectIdentifiers.id_PBKDF2.equals(how.getAlgorithm())) {
            return pbkdf2(PBKDF2Params.getInstance(how.getParameters()), password, length);
        }
        if (ScryptCost.SCRYPT.equals(how.getAlgorithm())) {
            return scrypt(ScryptCost.read(how.getParameters()), password, length);
        }
        return Optional.empty();
    }

    private Optional<Bytes> pbkdf2(PBKDF2Params parameters, Bytes password, int length) {
        Optional<Supplier<Digest>> digest =
                Optional.ofNullable(DIGESTS.get(parameters.getPrf().getAlgorithm()));
        if (!within(parameters.getIterationCount(), limits.maxPasswordRounds()) || digest.isEmpty()) {
            return Optional.empty();
        }
        PKCS5S2ParametersGenerator generator =
                new PKCS5S2ParametersGenerator(digest.get().get());
        int rounds = parameters.getIterationCount().intValueExact();
        generator.init(password.toArray(), parameters.getSalt(), rounds);
        KeyParameter key = (KeyParameter) generator.generateDerivedParameters(length * BITS);
        return Optional.of(Bytes.copyOf(key.getKey()));
    }

    private Optional<Bytes> scrypt(ScryptCost cost, Bytes password, int length) {
        if (!within(cost.memory(), limits.maxScryptMemory()) || !within(cost.work(), limits.maxScryptWork())) {
            return Optional.empty();
        }
        return Optional.of(Bytes.own(SCrypt.generate(
                password.toArray(),
                cost.salt().toArray(),
                cost.cost().intValueExact(),
                cost.blockSize().intValueExact(),
                cost.lanes().intValueExact(),
                length)));
    }

    private static boolean within(BigInteger value, long most) {
        return value.signum() > 0 && value.compareTo(BigInteger.valueOf(most)) <= 0;
    }
}
