package io.agentdoc.assembler.crypto;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.bouncycastle.asn1.ASN1BitString;
import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.bouncycastle.asn1.ASN1OctetString;
import org.bouncycastle.asn1.DEROctetString;
import org.bouncycastle.asn1.pkcs.PrivateKeyInfo;
import org.bouncycastle.asn1.x509.AlgorithmIdentifier;
import org.jspecify.annotations.Nullable;

/** A private key as PKCS#8 has it (RFC 8410), in DER. */
final class Pkcs8 {
    private static final ASN1ObjectIdentifier ED25519 = new ASN1ObjectIdentifier("1.3.101.112");

    private Pkcs8() {}

    /** The key, where these bytes are an Ed25519 key and a public half beside it is its own. */
    static Optional<SigningKey> decode(Bytes der) {
        try {
            PrivateKeyInfo info = PrivateKeyInfo.getInstance(der.toArray());
            boolean ed25519 = ED25519.equals(info.getPrivateKeyAlgorithm().getAlgorithm());
            Bytes seed = Bytes.copyOf(
                    ASN1OctetString.getInstance(info.parsePrivateKey()).getOctets());
            if (!ed25519 || seed.size() != SigningKey.SEED_LENGTH) {
                return Optional.empty();
            }
            return Optional.of(SigningKey.ofSeed(seed)).filter(key -> agrees(info.getPublicKeyData(), key));
        } catch (IOException | RuntimeException notPkcs8) {
            return Optional.empty();
        }
    }

    static Bytes encode(SigningKey key) {
        try {
            DEROctetString seed = new DEROctetString(key.seed().toArray());
            return Bytes.own(new PrivateKeyInfo(new AlgorithmIdentifier(ED25519), seed).getEncoded());
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory cannot fail", e);
        }
    }

    private static boolean agrees(@Nullable ASN1BitString beside, SigningKey key) {
        return beside == null
                || Bytes.copyOf(beside.getOctets()).equals(key.publicKey().raw());
    }
}
