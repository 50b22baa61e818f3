package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.crypto.CryptoLimits;
import io.agentdoc.assembler.crypto.Ed25519;
import io.agentdoc.assembler.crypto.JwkReader;
import io.agentdoc.assembler.crypto.JwkSet;
import io.agentdoc.assembler.crypto.JwkSetReading;
import io.agentdoc.assembler.verify.CardKeys;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.PublicKey;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Whose signature whoever verifies wants to see.
 *
 * @param signer the key that has to have signed
 * @param cardKeys the keys that cards are checked with
 */
record WantedKey(Optional<PublicKey> signer, CardKeys cardKeys) {
    private static final CryptoLimits LIMITS = CryptoLimits.standard();

    static WantedKey none() {
        return new WantedKey(Optional.empty(), CardKeys.none());
    }

    /** Reads a public key, a file that holds one, or a file that is a set of them. */
    static WantedKey of(World world, String typed) {
        Optional<PublicKey> key = PublicKey.parse(typed);
        if (key.isPresent()) {
            return new WantedKey(key, CardKeys.none());
        }
        Bytes file = bytes(world, typed);
        String text = new String(file.toArray(), StandardCharsets.UTF_8).strip();
        Optional<PublicKey> inside = PublicKey.parse(text);
        if (inside.isPresent()) {
            return new WantedKey(inside, CardKeys.none());
        }
        return switch (JwkSetReading.of(file, new JwkReader(new Ed25519(), LIMITS))) {
            case JwkSetReading.Read(JwkSet set) -> new WantedKey(Optional.empty(), CardKeys.vouchedFor(set));
            case JwkSetReading.Refused(String why) ->
                throw new OperatorFault("The file " + typed + " holds no public key and " + why
                        + "; name a public key, a file that holds one, or a JSON Web Key Set.");
        };
    }

    private static Bytes bytes(World world, String typed) {
        try (InputStream in = Files.newInputStream(world.path(Path.of(typed)))) {
            return Bytes.own(in.readNBytes(LIMITS.maxKeyFileBytes()));
        } catch (IOException | InvalidPathException e) {
            throw new OperatorFault(
                    typed
                            + " is no public key and no file that can be read; name a public key, a file that holds one, or a"
                            + " JSON Web Key Set.",
                    e);
        }
    }
}
