package io.agentdoc.cli;

import io.agentdoc.assembler.crypto.CryptoLimits;
import io.agentdoc.assembler.crypto.KeyFiles;
import java.security.SecureRandom;

/** The door to private keys, from where the user stands. */
final class Keys {
    private Keys() {}

    static KeyFiles of(World world) {
        return new KeyFiles(world::variable, new SecureRandom(), CryptoLimits.standard());
    }
}
