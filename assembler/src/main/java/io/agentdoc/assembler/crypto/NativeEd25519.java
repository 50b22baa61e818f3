package io.agentdoc.assembler.crypto;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.PublicKey;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.Provider;
import java.security.ProviderException;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.HexFormat;
import java.util.Optional;

/**
 * Ed25519 by a native library, about twice as fast, where its jar lies on the class path: the Amazon Corretto Crypto Provider.
 *
 * <p>It checks the standard's equation without the cofactor, so it takes less than {@link Ed25519} does: its yes is a yes, and
 * its no is asked again. It is never registered with the platform and does nothing but this.
 */
final class NativeEd25519 {
    private static final String ALGORITHM = "Ed25519";
    private static final String LIBRARY = "com.amazon.corretto.crypto.provider.AmazonCorrettoCryptoProvider";

    /** What stands before the 32 bytes of a key in its X.509 form (RFC 8410, section 4). */
    private static final Bytes BEFORE_A_KEY = Bytes.own(HexFormat.of().parseHex("302a300506032b6570032100"));

    private final Provider provider;

    private NativeEd25519(Provider provider) {
        this.provider = provider;
    }

    /** The one that this program was started with, if any. */
    static Optional<NativeEd25519> found() {
        return Found.NATIVE;
    }

    /** The one among those classes, where it works on this machine. */
    static Optional<NativeEd25519> in(ClassLoader classes) {
        try {
            Object instance =
                    Class.forName(LIBRARY, true, classes).getField("INSTANCE").get(null);
            return instance instanceof Provider provider
                    ? Optional.of(new NativeEd25519(provider)).filter(NativeEd25519::works)
                    : Optional.empty();
        } catch (ReflectiveOperationException | LinkageError | SecurityException notThere) {
            return Optional.empty();
        }
    }

    /** Found when a signature is first checked, since its library takes a while to load. */
    private static final class Found {
        private static final Optional<NativeEd25519> NATIVE = in(NativeEd25519.class.getClassLoader());
    }

    String name() {
        return provider.getName() + " " + provider.getVersionStr();
    }

    private boolean works() {
        SigningKey key = SigningKey.ofSeed(Bytes.own(new byte[SigningKey.SEED_LENGTH]));
        Bytes message = Bytes.utf8(ALGORITHM);
        return provider.getService("Signature", ALGORITHM) != null
                && key(key.publicKey())
                        .filter(point -> verify(
                                        point,
                                        message.toArray(),
                                        key.sign(message).toArray())
                                && !verify(point, new byte[0], key.sign(message).toArray()))
                        .isPresent();
    }

    /** A key as this library takes it. */
    Optional<java.security.PublicKey> key(PublicKey key) {
        try {
            byte[] encoded = ByteBuffer.allocate(BEFORE_A_KEY.size() + key.raw().size())
                    .put(BEFORE_A_KEY.buffer())
                    .put(key.raw().buffer())
                    .array();
            return Optional.of(KeyFactory.getInstance(ALGORITHM).generatePublic(new X509EncodedKeySpec(encoded)));
        } catch (GeneralSecurityException notTaken) {
            return Optional.empty();
        }
    }

    boolean verify(java.security.PublicKey key, byte[] message, byte[] signature) {
        try {
            Signature verifier = Signature.getInstance(ALGORITHM, provider);
            verifier.initVerify(key);
            verifier.update(message);
            return verifier.verify(signature);
        } catch (GeneralSecurityException | ProviderException fault) {
            return false;
        }
    }
}
