package io.agentdoc.cli;

import io.agentdoc.assembler.crypto.CryptoLimits;
import io.agentdoc.assembler.crypto.KeyFiles;
import io.agentdoc.assembler.crypto.LoadedKey;
import io.agentdoc.assembler.crypto.SecretPlace;
import java.security.SecureRandom;
import java.util.Optional;

/** The door to private keys, from where the user stands. */
final class Keys {
    private Keys() {}

    /** The variable that opens encrypted keys where no other place of their password is named. */
    private static final String PASSWORD = "AGENTDOC_KEY_PASSWORD";

    /** Reads a key that may be encrypted. */
    static LoadedKey read(World world, SecretPlace place, Optional<SecretPlace> password) {
        Optional<SecretPlace> variable = world.variable(PASSWORD).map(set -> new SecretPlace.Variable(PASSWORD));
        return of(world).read(place, password.or(() -> variable));
    }

    static KeyFiles of(World world) {
        return new KeyFiles(world::variable, new SecureRandom(), CryptoLimits.standard());
    }
}
