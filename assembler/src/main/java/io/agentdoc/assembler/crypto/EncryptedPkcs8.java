package io.agentdoc.assembler.crypto;

import io.agentdoc.document.value.Bytes;
import java.util.Map;
import java.util.Optional;
import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.bouncycastle.asn1.ASN1OctetString;
import org.bouncycastle.asn1.nist.NISTObjectIdentifiers;
import org.bouncycastle.asn1.pkcs.EncryptedPrivateKeyInfo;
import org.bouncycastle.asn1.pkcs.EncryptionScheme;
import org.bouncycastle.asn1.pkcs.PBES2Parameters;
import org.bouncycastle.asn1.pkcs.PKCSObjectIdentifiers;
import org.bouncycastle.crypto.InvalidCipherTextException;
import org.bouncycastle.crypto.engines.AESEngine;
import org.bouncycastle.crypto.modes.CBCBlockCipher;
import org.bouncycastle.crypto.paddings.PaddedBufferedBlockCipher;
import org.bouncycastle.crypto.params.KeyParameter;
import org.bouncycastle.crypto.params.ParametersWithIV;

/** A PKCS#8 key under a password, as OpenSSL writes it: PBES2 (RFC 8018) with AES in CBC mode. */
final class EncryptedPkcs8 {
    private static final Map<ASN1ObjectIdentifier, Integer> KEY_LENGTHS = Map.of(
            NISTObjectIdentifiers.id_aes128_CBC, 16,
            NISTObjectIdentifiers.id_aes192_CBC, 24,
            NISTObjectIdentifiers.id_aes256_CBC, 32);

    private final PasswordKeys passwordKeys;

    EncryptedPkcs8(CryptoLimits limits) {
        this.passwordKeys = new PasswordKeys(limits);
    }

    /** The key, where the bytes are of this form and the password is the right one. */
    Optional<SigningKey> decode(Bytes der, Bytes password) {
        try {
            EncryptedPrivateKeyInfo info = EncryptedPrivateKeyInfo.getInstance(der.toArray());
            boolean pbes2 = PKCSObjectIdentifiers.id_PBES2.equals(
                    info.getEncryptionAlgorithm().getAlgorithm());
            PBES2Parameters parameters =
                    PBES2Parameters.getInstance(info.getEncryptionAlgorithm().getParameters());
            Optional<Integer> length = Optional.ofNullable(
                    KEY_LENGTHS.get(parameters.getEncryptionScheme().getAlgorithm()));
            if (!pbes2 || length.isEmpty()) {
                return Optional.empty();
            }
            Optional<Bytes> key = passwordKeys.derive(parameters.getKeyDerivationFunc(), password, length.get());
            return key.isEmpty() ? Optional.empty() : Pkcs8.decode(decrypt(info, parameters, key.get()));
        } catch (InvalidCipherTextException | RuntimeException unreadable) {
            return Optional.empty();
        }
    }

    private static Bytes decrypt(EncryptedPrivateKeyInfo info, PBES2Parameters parameters, Bytes key)
            throws InvalidCipherTextException {
        EncryptionScheme scheme = parameters.getEncryptionScheme();
        byte[] iv = ASN1OctetString.getInstance(scheme.getParameters()).getOctets();
        PaddedBufferedBlockCipher cipher =
                new PaddedBufferedBlockCipher(CBCBlockCipher.newInstance(AESEngine.newInstance()));
        cipher.init(false, new ParametersWithIV(new KeyParameter(key.toArray()), iv));
        byte[] hidden = info.getEncryptedData();
        byte[] plain = new byte[cipher.getOutputSize(hidden.length)];
        int written = cipher.processBytes(hidden, 0, hidden.length, plain, 0);
        written += cipher.doFinal(plain, written);
        return Bytes.own(plain).slice(0, written);
    }
}
