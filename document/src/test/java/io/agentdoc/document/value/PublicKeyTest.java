package io.agentdoc.document.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.agentdoc.testing.Clause;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Clause("4.1-2")
class PublicKeyTest {
    /** The family's public test key. */
    private static final String NKEY = "UBMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3D7QP";

    private static final String HEX = "5813f02af1107816ac3ae4009650b8769bd0b975eb984d048bb7b00f873811b1";
    private static final PublicKey KEY = PublicKey.parse(NKEY).orElseThrow();

    @Test
    void the_test_key_of_the_family_is_read_and_written() {
        assertEquals(HEX, HexFormat.of().formatHex(KEY.raw().toArray()));
        assertEquals(NKEY, KEY.nkey());
        assertEquals(NKEY, KEY.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                NKEY,
                "ABMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3C3DQ",
                "OBMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3CNPW",
                "WBPwKvEQeBasOuQAllC4dpvQuXXrmE0Ei7ewD4c4EbE=",
                "WBPwKvEQeBasOuQAllC4dpvQuXXrmE0Ei7ewD4c4EbE",
                HEX,
                "5813F02AF1107816AC3AE4009650B8769BD0B975EB984D048BB7B00F873811B1"
            })
    void all_spellings_of_the_same_bytes_are_the_same_key(String text) {
        assertEquals(Optional.of(KEY), PublicKey.parse(text));
    }

    @Test
    void both_alphabets_of_base64_are_read() {
        byte[] bytes = new byte[32];
        Arrays.fill(bytes, (byte) 0xFF);
        PublicKey key = new PublicKey(Bytes.own(bytes));

        assertEquals(Optional.of(key), PublicKey.parse("/".repeat(42) + "8="));
        assertEquals(Optional.of(key), PublicKey.parse("_".repeat(42) + "8"));
        assertEquals(Optional.empty(), PublicKey.parse("_".repeat(41) + "/8"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // A seed, whole and cut to a key's length, and the keys of servers, clusters, seeds, private keys,
                // curves.
                "SUAEGDPNTWXACIF45CA23BUY36RIMWZXW5LEHSEOK2ONS5JWJ7PBC2EWBA",
                "SUAEGDPNTWXACIF45CA23BUY36RIMWZXW5LEHSEOK2ONS5JWJ7PBC2EW",
                "NBMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3DGME",
                "CBMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3DJBM",
                "SBMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3DJXK",
                "PBMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3CUOY",
                "XBMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3CUT5",
                // Lower case, a digit that base32 lacks, a letter from elsewhere, one character less and one more.
                "ubmbh4bk6eihqfvmhlsabfsqxb3jxufzoxvzqtiero33ad4hhai3d7qp",
                "UBMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3D7Q1",
                "UBMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3D7QР",
                "UBMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3D7Q",
                "UBMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3D7QPA",
                "",
                // Base64 with other tail bits, of 31 and of 33 bytes; hex with a blank, a letter, another script's
                // digit.
                "WBPwKvEQeBasOuQAllC4dpvQuXXrmE0Ei7ewD4c4EbF=",
                "WBPwKvEQeBasOuQAllC4dpvQuXXrmE0Ei7ewD4c4EQ==",
                "WBPwKvEQeBasOuQAllC4dpvQuXXrmE0Ei7ewD4c4EbEA",
                " 813f02af1107816ac3ae4009650b8769bd0b975eb984d048bb7b00f873811b1",
                "g813f02af1107816ac3ae4009650b8769bd0b975eb984d048bb7b00f873811b1",
                "٣813f02af1107816ac3ae4009650b8769bd0b975eb984d048bb7b00f873811b1",
                "https://keys.example/agent"
            })
    void anything_else_is_no_key(String text) {
        assertEquals(Optional.empty(), PublicKey.parse(text));
    }

    @Test
    void no_key_survives_one_wrong_character() {
        String alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
        for (int at = 0; at < NKEY.length(); at++) {
            for (int i = 0; i < alphabet.length(); i++) {
                String changed = NKEY.substring(0, at) + alphabet.charAt(i) + NKEY.substring(at + 1);
                assertEquals(changed.equals(NKEY), PublicKey.parse(changed).isPresent(), changed);
            }
        }
    }

    @Test
    void any_key_reads_back_from_what_we_write() {
        SplittableRandom random = new SplittableRandom(32);
        for (int i = 0; i < 1000; i++) {
            byte[] bytes = new byte[32];
            random.nextBytes(bytes);
            PublicKey key = new PublicKey(Bytes.own(bytes));

            assertEquals(Optional.of(key), PublicKey.parse(key.nkey()));
            assertEquals(Optional.of(key), PublicKey.parse(Base64Text.encode(key.raw())));
        }
    }

    @Test
    void it_has_32_bytes() {
        assertThrows(IllegalArgumentException.class, () -> new PublicKey(Bytes.own(new byte[31])));
        assertThrows(IllegalArgumentException.class, () -> new PublicKey(Bytes.own(new byte[33])));
    }
}
