package io.agentdoc.assembler.crypto;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.document.value.Bytes;
import java.util.Optional;

/** A private key's text: an nkey seed, a PKCS#8 PEM block, or one under a password. */
final class KeyText {
    private static final String FORMS =
            "a PKCS#8 PEM file of an Ed25519 key (agentdoc keygen writes one) or an nkey seed";

    private final EncryptedPkcs8 encrypted;

    KeyText(CryptoLimits limits) {
        this.encrypted = new EncryptedPkcs8(limits);
    }

    SigningKey read(String text, SecretPlace place, Optional<String> password) {
        return Pem.parse(text)
                .map(pem -> block(pem, place, password))
                .or(() -> NkeySeed.decode(text.strip()))
                .orElseThrow(() -> new OperatorFault("No private key can be read from " + place
                        + ", and nothing was signed or written; it must be " + FORMS + "; name such a file."));
    }

    private SigningKey block(Pem pem, SecretPlace place, Optional<String> password) {
        return switch (pem.label()) {
            case Pem.PRIVATE_KEY ->
                Pkcs8.decode(pem.der())
                        .orElseThrow(() -> new OperatorFault("The key in " + place + " is not a sound Ed25519 key."));
            case Pem.ENCRYPTED_PRIVATE_KEY -> decrypted(pem, place, password);
            default ->
                throw new OperatorFault(place + " holds a PEM block called " + pem.label()
                        + "; nothing was signed and nothing was written. It must be " + FORMS + "; name such a file.");
        };
    }

    private SigningKey decrypted(Pem pem, SecretPlace place, Optional<String> password) {
        String secret = password.orElseThrow(() -> new OperatorFault("The key in " + place
                + " is encrypted, and no place of its password is named;" + " set AGENTDOC_KEY_PASSWORD."));
        return encrypted
                .decode(pem.der(), Bytes.utf8(secret))
                .orElseThrow(() -> new OperatorFault("The key in " + place
                        + " does not open: the password is wrong, or it is not an Ed25519 key under AES-CBC"
                        + " as openssl pkcs8 -topk8 -v2 aes256 writes it."));
    }
}
