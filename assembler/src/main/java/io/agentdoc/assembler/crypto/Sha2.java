package io.agentdoc.assembler.crypto;

import io.agentdoc.document.value.Bytes;
import org.bouncycastle.crypto.Digest;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.digests.SHA384Digest;
import org.bouncycastle.crypto.digests.SHA512Digest;

/** The three digests of the JOSE algorithms. */
final class Sha2 {
    private Sha2() {}

    static Digest of(JoseAlgorithm algorithm) {
        return switch (algorithm.hashBits()) {
            case 256 -> SHA256Digest.newInstance();
            case 384 -> new SHA384Digest();
            default -> new SHA512Digest();
        };
    }

    static byte[] hash(JoseAlgorithm algorithm, Bytes message) {
        Digest digest = of(algorithm);
        byte[] bytes = message.toArray();
        digest.update(bytes, 0, bytes.length);
        byte[] hash = new byte[digest.getDigestSize()];
        digest.doFinal(hash, 0);
        return hash;
    }
}
