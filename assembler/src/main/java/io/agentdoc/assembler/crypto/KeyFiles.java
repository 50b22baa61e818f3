package io.agentdoc.assembler.crypto;

import io.agentdoc.document.value.Bytes;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.function.Function;

/** Private keys where their owner keeps them: read from a file or a variable, and made anew. */
public final class KeyFiles {
    private final SecretText secrets;
    private final KeyText keyText;
    private final SecureRandom random;

    /** @param environment a variable's value by its name */
    public KeyFiles(Function<String, Optional<String>> environment, SecureRandom random, CryptoLimits limits) {
        this.secrets = new SecretText(environment, limits);
        this.keyText = new KeyText(limits);
        this.random = random;
    }

    /** Reads a key that stands there in the open. */
    public LoadedKey read(SecretPlace place) {
        return read(place, Optional.empty());
    }

    /** Reads a key that may be encrypted; whatever keeps it from being read is an operator's fault. */
    public LoadedKey read(SecretPlace place, Optional<SecretPlace> password) {
        String text = secrets.read(place);
        SigningKey key = keyText.read(text, place, password.map(secrets::read).map(KeyFiles::firstLine));
        return new LoadedKey(key, secrets.warning(place).or(() -> password.flatMap(secrets::warning)));
    }

    /** Makes a key and writes it as PKCS#8 PEM into a new file that only its owner reads; never over another. */
    public SigningKey create(Path file) {
        byte[] seed = new byte[SigningKey.SEED_LENGTH];
        random.nextBytes(seed);
        SigningKey key = SigningKey.ofSeed(Bytes.own(seed));
        Pem pem = new Pem(Pem.PRIVATE_KEY, Pkcs8.encode(key));
        NewSecretFile.write(file, Bytes.utf8(pem.text()));
        return key;
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElse("");
    }
}
