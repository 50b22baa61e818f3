package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.crypto.CryptoLimits;
import io.agentdoc.assembler.crypto.Ed25519;
import io.agentdoc.assembler.crypto.JwkReader;
import io.agentdoc.assembler.crypto.JwkSet;
import io.agentdoc.assembler.crypto.JwkSetReading;
import io.agentdoc.assembler.verify.CardKeys;
import io.agentdoc.assembler.verify.KeyPlaces;
import io.agentdoc.cli.config.FileRef;
import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.Map;

/** Reads the public keys that a configuration binds to hosts; a file that is no set of them is its owner's to mend. */
final class CardKeyFiles {
    private static final CryptoLimits LIMITS = CryptoLimits.standard();

    private CardKeyFiles() {}

    static CardKeys read(Map<String, FileRef> files, KeyPlaces places) {
        JwkReader reader = new JwkReader(new Ed25519(), LIMITS);
        Map<String, JwkSet> byOrigin = new HashMap<>();
        files.forEach((host, file) -> byOrigin.put(host, set(file, reader)));
        return new CardKeys(byOrigin, places);
    }

    private static JwkSet set(FileRef file, JwkReader reader) {
        return switch (JwkSetReading.of(bytes(file), reader)) {
            case JwkSetReading.Read(JwkSet set) -> set;
            case JwkSetReading.Refused(String why) ->
                throw new OperatorFault(file.at() + ": the file " + file + " " + why
                        + "; name a JSON Web Key Set of public" + " keys.");
        };
    }

    private static Bytes bytes(FileRef file) {
        try (InputStream in = Files.newInputStream(file.path())) {
            byte[] bytes = in.readNBytes(LIMITS.maxKeyFileBytes() + 1);
            if (bytes.length > LIMITS.maxKeyFileBytes()) {
                throw new OperatorFault(file.at() + ": the file " + file + " has more than " + LIMITS.maxKeyFileBytes()
                        + " bytes, which no set of keys needs; name another file.");
            }
            return Bytes.own(bytes);
        } catch (IOException e) {
            throw new OperatorFault(file.at() + ": the file " + file + " cannot be read; check who may read it.", e);
        }
    }
}
