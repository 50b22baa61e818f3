package io.agentdoc.fuzz;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.crypto.CryptoLimits;
import io.agentdoc.assembler.crypto.KeyFiles;
import io.agentdoc.assembler.crypto.SecretPlace;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;

/** A private key where an operator keeps it: a key or one sentence, in which nothing of the secret stands. */
final class PrivateKeys implements Target {
    private static final CryptoLimits CHEAP = new CryptoLimits(16, 64 << 10, 4_096, 8_192, 1 << 16, 1 << 20);
    private static final int TELLING = 12;

    @Override
    public void test(byte[] input) {
        String text = new String(input, StandardCharsets.UTF_8);
        KeyFiles files =
                new KeyFiles(name -> Optional.of(name.equals("KEY") ? text : "password"), new SecureRandom(), CHEAP);
        SecretPlace place = new SecretPlace.Variable("KEY");
        SecretPlace password = new SecretPlace.Variable("PASSWORD");
        Holds.twice(() -> read(files, place, Optional.of(password), text));
        read(files, place, Optional.empty(), text);
        try {
            SecretPlace.parse(text.replace("\0", ""), Path.of(""));
        } catch (OperatorFault told) {
            unsaid(told, text);
        }
    }

    private static String read(KeyFiles files, SecretPlace place, Optional<SecretPlace> password, String text) {
        try {
            return files.read(place, password).key().publicKey().toString();
        } catch (OperatorFault told) {
            unsaid(told, text);
            return "none";
        }
    }

    /** No line of the secret that is long enough to be one. */
    private static void unsaid(OperatorFault told, String text) {
        String message = String.valueOf(told.getMessage());
        text.lines()
                .map(String::strip)
                .filter(line -> line.length() >= TELLING && line.matches("[A-Za-z0-9+/=]+"))
                .filter(line -> !message.matches("(?s).*called [A-Z0-9 ]{1,64};.*"))
                .forEach(line -> Holds.that(!message.contains(line), () -> "a secret in: " + message));
    }

    @Override
    public List<byte[]> seeds() {
        return Seeds.all(
                Seeds.files(Seeds.ending(".pem"), "examples", "assembler/src/test/resources"),
                Seeds.texts("SUAN4RSSOIVZQEUN6BJ2M4BVMJW6ZVUUJGF5WSDOBRFBKVDSZ3QJQGFIJU", """
                    -----BEGIN PRIVATE KEY-----
                    MC4CAQAwBQYDK2VwBCIEIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f
                    -----END PRIVATE KEY-----
                    """));
    }
}
