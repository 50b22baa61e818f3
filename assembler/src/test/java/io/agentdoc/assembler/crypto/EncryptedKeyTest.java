package io.agentdoc.assembler.crypto;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.OperatorFault;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What OpenSSL writes is what we read: see the README beside the files. */
class EncryptedKeyTest {
    private static final Optional<SecretPlace> RIGHT = Optional.of(new SecretPlace.Variable("RIGHT"));
    private static final Optional<SecretPlace> WRONG = Optional.of(new SecretPlace.Variable("WRONG"));
    private static final Map<String, String> VARIABLES = Map.of("RIGHT", "test password\n", "WRONG", "test passwore");

    private final KeyFiles keyFiles = with(CryptoLimits.standard());

    @Test
    void the_key_in_the_open_is_the_one_openssl_says() throws URISyntaxException {
        assertEquals(
                "016814e441433186f972b7ad95f276850d1c0906ba88544c42988fd484c8e204",
                java.util.HexFormat.of()
                        .formatHex(keyFiles.read(file("plain.pem"))
                                .key()
                                .publicKey()
                                .raw()
                                .toArray()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"aes256.pem", "aes128-sha1.pem", "aes192-sha512.pem", "scrypt.pem"})
    void an_encrypted_key_opens_with_its_password_only(String name) throws URISyntaxException {
        SecretPlace place = file(name);
        assertEquals(
                keyFiles.read(file("plain.pem")).key().publicKey(),
                keyFiles.read(place, RIGHT).key().publicKey());
        assertFault("password is wrong", () -> keyFiles.read(place, WRONG));
        assertFault("no place of its password", () -> keyFiles.read(place));
    }

    @Test
    void another_cipher_or_curve_is_refused() throws URISyntaxException {
        SecretPlace des3 = file("des3.pem");
        SecretPlace x25519 = file("x25519.pem");
        assertFault("AES-CBC", () -> keyFiles.read(des3, RIGHT));
        assertFault("not a sound Ed25519 key", () -> keyFiles.read(x25519));
    }

    @Test
    void more_rounds_work_or_memory_than_the_limit_are_refused() throws URISyntaxException {
        long work = 16_384L * 8;
        long memory = (16_384L + 1) * 8 * 128;
        SecretPlace pbkdf2 = file("aes256.pem");
        SecretPlace scrypt = file("scrypt.pem");
        with(limits(2048, work, memory)).read(pbkdf2, RIGHT);
        with(limits(2048, work, memory)).read(scrypt, RIGHT);
        assertFault("does not open", () -> with(limits(2047, work, memory)).read(pbkdf2, RIGHT));
        assertFault("does not open", () -> with(limits(2048, work, memory - 1)).read(scrypt, RIGHT));
        assertFault("does not open", () -> with(limits(2048, work - 1, memory)).read(scrypt, RIGHT));
    }

    private static CryptoLimits limits(int rounds, long work, long memory) {
        CryptoLimits standard = CryptoLimits.standard();
        return new CryptoLimits(
                standard.rememberedKeys(), standard.maxKeyFileBytes(), rounds, standard.maxRsaBits(), work, memory);
    }

    private static KeyFiles with(CryptoLimits limits) {
        return new KeyFiles(name -> Optional.ofNullable(VARIABLES.get(name)), new SecureRandom(), limits);
    }

    private static SecretPlace file(String name) throws URISyntaxException {
        URL url = Optional.ofNullable(EncryptedKeyTest.class.getResource("encrypted/" + name))
                .orElseThrow();
        return new SecretPlace.File(Path.of(url.toURI()));
    }

    private static void assertFault(String words, org.junit.jupiter.api.function.Executable run) {
        OperatorFault fault = assertThrows(OperatorFault.class, run);
        assertTrue(String.valueOf(fault.getMessage()).contains(words), fault::getMessage);
    }
}
