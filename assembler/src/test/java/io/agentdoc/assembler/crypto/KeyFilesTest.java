package io.agentdoc.assembler.crypto;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.PublicKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeyFilesTest {
    /** The family's published test identity: it controls nothing. */
    private static final String PUBLIC_SEED = "SUAEGDPNTWXACIF45CA23BUY36RIMWZXW5LEHSEOK2ONS5JWJ7PBC2EWBA";

    private static final String ITS_KEY = "UBMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3D7QP";

    @TempDir
    private Path folder;

    private final KeyFiles keyFiles = new KeyFiles(
            name -> Optional.ofNullable(Map.of("SEED", PUBLIC_SEED + "\n", "BLANK", " ", "PASSWORD", "test password")
                    .get(name)),
            new SecureRandom(),
            CryptoLimits.standard());

    @Test
    void a_made_key_reads_back_and_only_its_owner_may_read_it() throws IOException {
        Path file = folder.resolve("new.pem");
        SigningKey made = keyFiles.create(file);
        LoadedKey loaded = keyFiles.read(new SecretPlace.File(file));
        assertEquals(made.publicKey(), loaded.strictly().publicKey());
        assertEquals(Optional.empty(), loaded.warning());
        assumeModes();
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    @Test
    void a_key_is_never_overwritten() throws IOException {
        Path file = folder.resolve("kept.pem");
        Files.writeString(file, "kept");
        assertFault("exists", () -> keyFiles.create(file));
        assertEquals("kept", Files.readString(file));
    }

    @Test
    void a_missing_folder_is_made_for_a_key_and_a_missing_file_is_named() {
        Path made = folder.resolve("nowhere/new.pem");
        keyFiles.create(made);
        assertTrue(Files.exists(made));
        assertFault("does not exist", () -> keyFiles.read(new SecretPlace.File(folder.resolve("absent.pem"))));
    }

    @Test
    void a_key_that_others_can_read_is_a_warning_and_strictly_an_error() throws IOException {
        Path file = folder.resolve("open.pem");
        keyFiles.create(file);
        assumeModes();
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        LoadedKey loaded = keyFiles.read(new SecretPlace.File(file));
        assertTrue(loaded.warning().orElseThrow().contains("chmod 600"));
        assertFault("chmod 600", loaded::strictly);
    }

    @Test
    void an_nkey_seed_is_read_from_a_file_or_a_variable() throws IOException {
        PublicKey expected = PublicKey.parse(ITS_KEY).orElseThrow();
        Path file = Files.writeString(folder.resolve("seed.nk"), PUBLIC_SEED + "\n");
        assertEquals(expected, keyFiles.read(new SecretPlace.File(file)).key().publicKey());
        LoadedKey fromVariable = keyFiles.read(SecretPlace.parse("env:SEED", folder));
        assertEquals(expected, fromVariable.strictly().publicKey());
    }

    @Test
    void a_seed_with_one_wrong_character_is_no_key() throws IOException {
        Path file = Files.writeString(folder.resolve("wrong.nk"), PUBLIC_SEED.replace("DPNT", "DPNA"));
        assertFault("No private key", () -> keyFiles.read(new SecretPlace.File(file)));
    }

    @Test
    void a_variable_that_is_not_set_or_blank_is_named() {
        assertFault("ABSENT", () -> keyFiles.read(SecretPlace.parse("env:ABSENT", folder)));
        assertFault("BLANK", () -> keyFiles.read(SecretPlace.parse("env:BLANK", folder)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                PUBLIC_SEED,
                " " + PUBLIC_SEED + "\n",
                "-----BEGIN PRIVATE KEY-----\nMC4CAQ",
                "env:not a name",
                "a\0b"
            })
    void a_secret_in_place_of_its_place_is_refused_and_not_repeated(String literal) {
        OperatorFault fault = assertThrows(OperatorFault.class, () -> SecretPlace.parse(literal, folder));
        assertFalse(String.valueOf(fault.getMessage()).contains(literal.strip()));
    }

    @Test
    void what_is_no_private_key_is_said_to_be_none() throws IOException {
        assertFault("PUBLIC KEY", () -> keyFiles.read(pem("PUBLIC KEY", Bytes.utf8("any"))));
        assertFault("not a sound Ed25519 key", () -> keyFiles.read(pem(Pem.PRIVATE_KEY, Bytes.utf8("any"))));
        Path empty = Files.createFile(folder.resolve("empty"));
        assertFault("No private key", () -> keyFiles.read(new SecretPlace.File(empty)));
    }

    @Test
    void a_file_one_byte_too_long_is_refused() throws IOException {
        Path file = folder.resolve("long.pem");
        keyFiles.create(file);
        int room = CryptoLimits.standard().maxKeyFileBytes() - (int) Files.size(file);
        Files.writeString(file, "\n".repeat(room) + Files.readString(file));
        keyFiles.read(new SecretPlace.File(file));
        Files.writeString(file, "\n" + Files.readString(file));
        assertFault("too long", () -> keyFiles.read(new SecretPlace.File(file)));
    }

    @Test
    void nothing_prints_the_secret() throws IOException {
        SigningKey key = TestKeys.assembler();
        LoadedKey loaded = new LoadedKey(key, Optional.empty());
        Pem pem = new Pem(Pem.PRIVATE_KEY, Pkcs8.encode(key));
        String secret = pem.text().lines().skip(1).findFirst().orElseThrow();
        for (String printed : new String[] {
            key.toString(), loaded.toString(), pem.toString(), key.seed().toString()
        }) {
            assertFalse(printed.contains(secret));
        }
        assertEquals("signing key of " + key.publicKey().nkey(), key.toString());
    }

    private SecretPlace pem(String label, Bytes der) throws IOException {
        return new SecretPlace.File(
                Files.writeString(Files.createTempFile(folder, "key", ".pem"), new Pem(label, der).text()));
    }

    private void assumeModes() {
        Assumptions.assumeTrue(
                folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
    }

    private static void assertFault(String words, org.junit.jupiter.api.function.Executable run) {
        OperatorFault fault = assertThrows(OperatorFault.class, run);
        assertTrue(String.valueOf(fault.getMessage()).contains(words), fault::getMessage);
    }
}
