package io.agentdoc.document.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Clause;
import java.security.MessageDigest;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DigestTest {
    private static final String HEX = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    private static final Digest ABC = Digest.of(Bytes.utf8("abc"));

    @Test
    @Clause("6.5-1")
    void it_is_the_sha_256_of_the_very_bytes() {
        assertEquals(HEX, ABC.hex());
        assertEquals("sha256:" + HEX, ABC.toString());
        assertNotEquals(Digest.of(Bytes.utf8("{\"a\":1}")), Digest.of(Bytes.utf8("{\"a\": 1}")));
        assertNotEquals(Digest.of(Bytes.utf8("{}\n")), Digest.of(Bytes.utf8("{}\r\n")));
    }

    @Test
    void both_spellings_are_read() {
        assertEquals(Optional.of(ABC), Digest.parse(HEX));
        assertEquals(Optional.of(ABC), Digest.parse("sha256:" + HEX));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "sha256:",
                "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015a",
                "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad0",
                "BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD",
                "sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015aD",
                "SHA256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                "sha256:sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                "sha512:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                " ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                "ga7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                "/a7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                ":a7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                "`a7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015a٣"
            })
    void anything_else_is_no_digest(String text) {
        assertEquals(Optional.empty(), Digest.parse(text));
    }

    @Test
    void every_hex_digit_is_read() {
        String all = "0123456789abcdef".repeat(4);

        assertEquals(all, Digest.parse(all).orElseThrow().hex());
    }

    @Test
    void it_has_32_bytes() {
        assertThrows(IllegalArgumentException.class, () -> new Digest(Bytes.own(new byte[31])));
        assertThrows(IllegalArgumentException.class, () -> new Digest(Bytes.own(new byte[33])));
    }

    @Test
    void a_stream_is_digested_in_parts() {
        MessageDigest digest = Digest.sha256();
        Bytes.utf8("a").feed(digest);
        Bytes.utf8("bc").feed(digest);

        assertEquals(ABC, new Digest(Bytes.own(digest.digest())));
    }

    @Test
    void digests_are_ordered_as_their_spelling_is() {
        Digest low = Digest.parse("7f" + "0".repeat(62)).orElseThrow();
        Digest high = Digest.parse("80" + "0".repeat(62)).orElseThrow();

        assertTrue(low.compareTo(high) < 0);
        assertTrue(high.compareTo(low) > 0);
        assertEquals(0, low.compareTo(Digest.parse("7f" + "0".repeat(62)).orElseThrow()));
    }
}
